import { useEffect, useRef } from "react";
import { joinSlots } from "../answer-slots.ts";
import { boxShape } from "../drafts.ts";
import { useLater } from "../later.ts";
import type { BoxEntry } from "./use-box-entry.ts";

/** How the entry under the cursor is read; or what an empty box means. A line of its own, so that nothing moves. */
export function Echo({ entry }: { entry: BoxEntry }) {
	const later = useLater();
	const { current, at, isPointing } = entry;
	const text = current && !current.choices ? joinSlots(boxShape(current), entry.slotsOf(at.box)) : "";
	const said = isPointing
		? "This one is still empty. Fill it in, or check again to leave it so."
		: later && current && !current.choices && later.entryEcho(text, current);
	const line = useRef<HTMLParagraphElement>(null);
	// On a phone the sheet may lie over it.
	useEffect(() => {
		if (isPointing) line.current?.scrollIntoView({ block: "nearest" });
	}, [isPointing]);
	return (
		<p ref={line} className="pr-echo" role={isPointing ? "status" : undefined}>
			{said}
		</p>
	);
}
