import { CircleAlert, CircleCheck, Info, Lightbulb, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type NoteKind = "hint" | "retry" | "correct" | "info" | "problem";

const icons = { hint: Lightbulb, retry: RotateCcw, correct: CircleCheck, info: Info, problem: CircleAlert };

/** State by icon, word and color together. `retry` is "not yet", `problem` is an error. */
export function Note({
	kind,
	title,
	className,
	children,
}: {
	kind: NoteKind;
	title: ReactNode;
	className?: string;
	children?: ReactNode;
}) {
	const Icon = icons[kind];
	return (
		<div className={classNames("note", `note--${kind === "problem" ? "retry" : kind}`, className)}>
			<p className="note-title">
				<Icon className="i" />
				{title}
			</p>
			{children}
		</div>
	);
}
