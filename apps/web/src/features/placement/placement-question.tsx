import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { SpokenText } from "../../ui/text/spoken-text.tsx";
import {
	CheckButton,
	emptyDraft,
	playedTypeOf,
	type InputHandle,
	nothingIn,
	Stage,
	toAnswer,
	usePageKeys,
	useQuestionInput,
} from "../practice/index.ts";
import { notTakenWords, PlacementNote } from "./placement-note.tsx";

export interface PlacementQuestionProps {
	question: PracticeQuestion;
	number: number;
	/** Why the answer was not accepted; null while answering. */
	feedback: Feedback | null;
	isSending: boolean;
	onAnswer: (answer: StudentAnswer) => void;
	/** A verdict that needs no server. */
	onTold: (feedback: Feedback) => void;
	onNotLearned: () => void;
	/** Ends it with the answers so far; absent if there are too few. */
	onFinish: (() => void) | undefined;
	onChange: () => void;
}

/** One question with the inputs of practice, without help and without a verdict. Remounted for each question. */
export function PlacementQuestion(props: PlacementQuestionProps) {
	const { question, number, feedback, isSending, onAnswer, onTold, onNotLearned, onFinish, onChange } = props;
	const [draft, setDraft] = useState(() => emptyDraft(question));
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const prompt = useRef<HTMLHeadingElement>(null);
	const place = useQuestionInput(question);
	const phase = feedback === null ? "ask" : "costless";
	useFirstFocus(place !== null && pad !== null, input, prompt);
	const tryAgain = () => {
		onChange();
		input.current?.retry();
	};
	const check = () => {
		if (isSending) return;
		if (feedback !== null) return tryAgain();
		if (input.current?.isReady() !== true) return;
		const nothing = nothingIn(draft);
		if (nothing === null) onAnswer(toAnswer(question, draft));
		else onTold(nothing);
	};
	usePageKeys({
		onEnter: check,
		onCheck: check,
		onType: (key) => !isSending && input.current?.onKey(key) === true,
	});
	const holdsBoxes = playedTypeOf(question).holdsPrompt(question);
	return (
		<main id="main" className="pr-main" data-phase={phase}>
			<section className="pr-question card" aria-labelledby="pl-prompt">
				<h1 id="pl-prompt" ref={prompt} tabIndex={-1} className="pr-prompt">
					<span className="sr">Question {number}. </span>
					{holdsBoxes ? "Fill in the boxes." : <SpokenText text={question.prompt} />}
				</h1>
				{question.cta && <RichText className="pr-cta" text={question.cta} />}
				<Stage question={question}>
					{place && (
						<place.View
							question={question}
							draft={draft}
							phase={phase}
							serverStatus={question.status}
							feedback={marksOnly(feedback)}
							isLocked={isSending}
							pad={pad}
							// While a note says why the answer was not taken, its button is the only way on.
							check={
								feedback === null && (
									<CheckButton isSending={isSending} onCheck={check} label="Next" busyLabel="Sending" />
								)
							}
							ref={input}
							onChange={(next) => {
								setDraft(next);
								onChange();
							}}
						/>
					)}
				</Stage>
			</section>
			<aside className="pr-side" aria-label="Answer" data-covered={feedback !== null || undefined}>
				<div ref={setPad} className="pr-pad" />
				{feedback && (
					<PlacementNote feedback={feedback} type={question.question_type} onTryAgain={tryAgain} />
				)}
				<div className="pl-outs">
					<Button variant="line" disabled={isSending} onClick={onNotLearned}>
						I haven’t learned this yet
					</Button>
					{onFinish && (
						<Button variant="ghost" disabled={isSending} onClick={onFinish}>
							Finish now
						</Button>
					)}
				</div>
			</aside>
			<p className="sr" role="status">
				{feedback && notTakenWords(feedback, question.question_type)}
			</p>
		</main>
	);
}

/** Inputs only mark the parts concerned. Their texts would mention tries, and there are none. */
function marksOnly(feedback: Feedback | null): Feedback | null {
	if (feedback?.verdict !== "unreadable") return feedback;
	return { verdict: "wrong_form", wanted_form: "integer", parts: feedback.parts };
}

/**
 * A new question: focuses its first box, or if there is none the question itself, so that it is announced. The input
 * may load late. If a button has the focus by then, it keeps it: a press of Enter would go to an empty box.
 */
function useFirstFocus(
	isThere: boolean,
	input: React.RefObject<InputHandle | null>,
	prompt: React.RefObject<HTMLElement | null>,
) {
	const focusFirst = useEffectEvent(() => {
		const { activeElement } = document;
		const isAtButton = activeElement instanceof HTMLButtonElement;
		if (isAtButton && prompt.current?.closest("main")?.contains(activeElement)) return;
		if (input.current?.focusFirst() !== true) prompt.current?.focus();
	});
	useEffect(() => {
		if (isThere) focusFirst();
	}, [isThere]);
}
