import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { type FormEvent, useRef, useState } from "react";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { SpokenText } from "../../../ui/text/spoken-text.tsx";
import { badEntryText } from "../feedback/bad-entry.ts";
import { CheckButton } from "../feedback/check-button.tsx";
import { playedTypeOf } from "../question-types/played-types.ts";
import { emptyDraft, toAnswer } from "../question/answer/drafts.ts";
import type { InputHandle } from "../inputs/input-props.ts";
import { phaseOfTry, useFirstFocus } from "../question/answer/one-try.ts";
import { useQuestionInput } from "../question/answer/question-inputs.ts";
import { Stage } from "../question/stage.tsx";
import { usePageKeys } from "../session/use-page-keys.ts";
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
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const form = useRef<HTMLFormElement>(null);
	const goOnRef = useRef<HTMLButtonElement>(null);
	const place = useQuestionInput(question);
	useFirstFocus(place !== null && pad !== null, input);
	const phase = phaseOfTry(feedback);
	const isSolved = phase === "correct";
	// A bad entry is explained at its box.
	const badEntry = badEntryText(question, feedback);
	const noted = badEntry === null ? feedback : null;
	const send = useAction(() => sendTwinAnswer(questionId, toAnswer(question, draft)), {
		onDone: (given) => {
			setFeedback(given);
			if (badEntryText(question, given) !== null) input.current?.retry();
		},
	});
	const isSending = send.isPending;
	const check = () => {
		if (!isSolved && input.current?.isReady() === true) send.run();
	};
	const tryAgain = () => {
		setFeedback(null);
		input.current?.retry();
	};
	const goOn = () => {
		if (isSolved) return onDone();
		if (feedback !== null) return tryAgain();
		check();
	};
	usePageKeys({
		onEnter: goOn,
		onCheck: goOn,
		onType: (key) => !isSending && feedback === null && input.current?.onKey(key) === true,
		within: form,
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		goOn();
	};
	const holdsBoxes = playedTypeOf(question).holdsPrompt(question);
	return (
		<form ref={form} className="tw-part" noValidate onSubmit={submit} data-phase={phase}>
			<p className="tw-prompt">{holdsBoxes ? "Fill in the boxes." : <SpokenText text={question.prompt} />}</p>
			{question.cta && <RichText className="pr-cta" text={question.cta} />}
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
						check={<CheckButton isSending={isSending} />}
						ref={input}
						onChange={(next) => {
							setDraft(next);
							setFeedback(null);
						}}
					/>
				)}
			</Stage>
			{!isSolved && <div ref={setPad} className="pr-pad" hidden={noted !== null} />}
			{isSolved ? (
				<Note kind="correct" title="That’s right" className="pr-note">
					<p className="pr-note-text">Now do the same with your question.</p>
					<Button variant="primary" size="lg" block onClick={onDone}>
						Back to my question
					</Button>
				</Note>
			) : (
				noted && <VerdictNote question={question} feedback={noted} goOnRef={goOnRef} onTryAgain={tryAgain} />
			)}
			<p className="sr" role="status">
				{badEntry}
			</p>
			{!isSolved && (
				<Button variant="ghost" block onClick={onSteps}>
					Show the steps again
				</Button>
			)}
		</form>
	);
}
