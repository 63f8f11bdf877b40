import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { type KeyboardEvent, useRef, useState } from "react";
import { showError } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { SpokenText } from "../../../ui/text/spoken-text.tsx";
import { CheckButton } from "../feedback/check-button.tsx";
import { playedTypeOf } from "../question-types/played-types.ts";
import { emptyDraft, toAnswer } from "../question/answer/drafts.ts";
import type { InputHandle } from "../inputs/input-props.ts";
import { phaseOfTry, useFirstFocus } from "../question/answer/one-try.ts";
import { useQuestionInput } from "../question/answer/question-inputs.ts";
import { Stage } from "../question/stage.tsx";
import { VerdictNote } from "../feedback/verdict-note.tsx";
import { sendTwinAnswer } from "./twin.api.ts";

export interface TwinQuestionProps {
	/** The question that it resembles. */
	questionId: string;
	question: PracticeQuestion;
	onSteps: () => void;
	onDone: () => void;
}

/** The twin to answer: nothing counts, and its steps are one press away. */
export function TwinQuestion({ questionId, question, onSteps, onDone }: TwinQuestionProps) {
	const [draft, setDraft] = useState(() => emptyDraft(question));
	const [feedback, setFeedback] = useState<Feedback | null>(null);
	const [isSending, setIsSending] = useState(false);
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const goOnRef = useRef<HTMLButtonElement>(null);
	const place = useQuestionInput(question);
	useFirstFocus(place !== null && pad !== null, input);
	const phase = phaseOfTry(feedback);
	const isSolved = phase === "correct";
	const check = async () => {
		if (isSending || isSolved || input.current?.isReady() !== true) return;
		setIsSending(true);
		try {
			setFeedback(await sendTwinAnswer(questionId, toAnswer(question, draft)));
		} catch (failure) {
			showError(failure);
		}
		setIsSending(false);
	};
	const tryAgain = () => {
		setFeedback(null);
		input.current?.retry();
	};
	// The page's own keys are off while a dialog is open.
	const onKeyDown = (event: KeyboardEvent) => {
		const isButton = event.target instanceof Element && event.target.closest("button, textarea") !== null;
		if (event.key !== "Enter" || event.defaultPrevented || isButton) return;
		event.preventDefault();
		void (feedback === null ? check() : tryAgain());
	};
	const holdsBoxes = playedTypeOf(question).holdsPrompt(question);
	return (
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className="tw-part" onKeyDown={onKeyDown} data-phase={phase}>
			<p className="tw-prompt">{holdsBoxes ? "Fill in the boxes." : <SpokenText text={question.prompt} />}</p>
			<Stage question={question}>
				{place && (
					<place.View
						question={question}
						draft={draft}
						phase={phase}
						serverStatus={question.status}
						feedback={feedback}
						isLocked={isSending || isSolved}
						pad={pad}
						check={<CheckButton isSending={isSending} onCheck={() => void check()} />}
						ref={input}
						onChange={(next) => {
							setDraft(next);
							setFeedback(null);
						}}
					/>
				)}
			</Stage>
			{!isSolved && <div ref={setPad} className="pr-pad" hidden={feedback !== null} />}
			{isSolved ? (
				<Note kind="correct" title="That is right" className="pr-note">
					<p className="pr-note-text">Now do the same with your question.</p>
					<Button variant="primary" size="lg" block onClick={onDone}>
						Back to my question
					</Button>
				</Note>
			) : (
				feedback && (
					<VerdictNote question={question} feedback={feedback} goOnRef={goOnRef} onTryAgain={tryAgain} />
				)
			)}
			{!isSolved && (
				<Button variant="ghost" block onClick={onSteps}>
					Show the steps again
				</Button>
			)}
		</div>
	);
}
