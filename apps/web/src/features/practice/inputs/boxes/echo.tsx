import { useEffect, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { joinSlots } from "../../question/answer/answer-slots.ts";
import { boxShape } from "../../question/answer/drafts.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import type { InputProps } from "../input-props.ts";
import type { BoxEntry } from "./use-box-entry.ts";

interface EchoProps extends Pick<InputProps, "question" | "phase" | "feedback" | "hasTries"> {
	entry: BoxEntry;
}

/**
 * How the entry in the focused box is read, why it cannot be read, or what an empty box means. Always its own line, so
 * that nothing shifts. The page announces verdicts.
 */
export function Echo({ entry, question, phase, feedback, hasTries }: EchoProps) {
	const deferred = useDeferred();
	const fault = phase === "costless" ? deferred?.badEntryText(question, feedback, hasTries) : null;
	const { current, at, isPointing } = entry;
	const text = current && !current.choices ? joinSlots(boxShape(current), entry.slotsOf(at.box)) : "";
	const said = isPointing
		? deferred?.emptyEntryText(entry.all, hasTries)
		: (fault ?? (deferred && current && !current.choices && deferred.entryEcho(text, current)));
	const line = useRef<HTMLParagraphElement>(null);
	const isShown = isPointing || Boolean(fault);
	// On a phone the sheet may cover it.
	useEffect(() => {
		if (isShown) line.current?.scrollIntoView({ block: "nearest" });
	}, [isShown]);
	return (
		<p
			ref={line}
			className={classNames("pr-echo", isShown && "is-said")}
			role={isPointing ? "status" : undefined}
		>
			{said}
		</p>
	);
}
