import type { QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { lessonPath } from "../../../../paths/lesson-path.ts";
import { afterNextPaint } from "../../../../platform/time/after-next-paint.ts";
import { Button, IconButton } from "../../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../../ui/buttons/button-link.tsx";
import { Note } from "../../../../ui/messages/note.tsx";
import { RichText } from "../../../../ui/text/rich-text.tsx";
import { hasTouch } from "./has-touch.ts";
import { hintPrice } from "./help-words.ts";
import { useShownQuestion } from "./shown-question.ts";
import { useLessonWay } from "./use-lesson-way.ts";

type Hint = QuestionStatus["hints"][number];

export interface HintPanelProps {
	hints: Hint[];
	hasMore: boolean;
	isOpening: boolean;
	onNext: () => void;
	onClose: () => void;
}

export function HintPanel({ hints, hasMore, isOpening, onNext, onClose }: HintPanelProps) {
	useBoxesBringKeypad(onClose);
	return (
		<section className="pr-hints" aria-label="Hints">
			<Note kind="hint" title={hints.length === 1 ? "Hint" : "Hints"} className="pr-note">
				<IconButton label="Close hints" className="pr-note-close" onClick={onClose}>
					<X className="i" />
				</IconButton>
				<ol className="pr-hint-list">
					{hints.map((hint) => (
						<HintLine key={hint.html} hint={hint} />
					))}
				</ol>
				{hasMore && (
					<Button variant="line" className="pr-next-hint" busy={isOpening} onClick={onNext}>
						<span>
							Next hint <small className="pr-price">{hintPrice(true)}</small>
						</span>
					</Button>
				)}
				<LessonLink />
			</Note>
		</section>
	);
}

function LessonLink() {
	const question = useShownQuestion();
	const { go } = useLessonWay();
	if (question === null) return null;
	return (
		<ButtonLink
			variant="ghost"
			to={lessonPath(question.skill_id, { questionId: question.id })}
			onClick={(event) => {
				event.preventDefault();
				void go(question);
			}}
		>
			Show me how
		</ButtonLink>
	);
}

/** On a phone hints are where the keypad was: a press on a box brings it back. */
function useBoxesBringKeypad(onClose: () => void) {
	const close = useEffectEvent(onClose);
	useEffect(() => {
		const onClick = ({ target }: MouseEvent) => {
			const isBox = target instanceof Element && target.closest(".pr-boxes") !== null;
			const keys = [...document.querySelectorAll(".pr-pad :is(.pr-key, .pr-check)")];
			if (isBox && keys.some((key) => !key.checkVisibility())) close();
		};
		document.addEventListener("click", onClick);
		return () => document.removeEventListener("click", onClick);
	}, []);
}

/** Gets the focus when it appears, so that it is announced; digits and Enter continue to work. */
function HintLine({ hint }: { hint: Hint }) {
	const line = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (!hasTouch()) line.current?.focus();
		// Once the sheet around it has its place. At 400 % zoom a new hint is below the window, and a sheet may be full.
		return afterNextPaint(() => line.current?.scrollIntoView({ block: "nearest" }));
	}, []);
	return (
		<li ref={line} tabIndex={-1}>
			<RichText className="pr-note-text" text={hint} />
		</li>
	);
}
