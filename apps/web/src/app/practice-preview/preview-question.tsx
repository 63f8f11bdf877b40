import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { QuestionHead } from "../../ui/text/question-head.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { SpokenText } from "../../ui/text/spoken-text.tsx";
import type { Draft, InputHandle, Phase } from "../../features/practice/index.ts";
import {
	CheckButton,
	emptyDraft,
	Explanation,
	isFinished,
	playedTypeOf,
	Stage,
	toAnswer,
	usePageKeys,
	useQuestionInput,
	VerdictNote,
} from "../../features/practice/index.ts";
import type { PreviewResult } from "./preview.api.ts";

export interface PreviewQuestionProps {
	question: PracticeQuestion;
	/** The grading result; without an answer, the right one. */
	sendAnswer: (answer: StudentAnswer | null) => Promise<PreviewResult>;
	/** Its number among several. */
	number?: number;
	/** Beside other content with its own keys and heading. */
	isPart?: boolean;
	/** The button after the question is finished. */
	nextLabel: string;
	onNext: () => void;
}

/** One question to try: graded like a child's answer, with its solution on request. */
export function PreviewQuestion(props: PreviewQuestionProps) {
	const { question, sendAnswer, number, isPart = false, nextLabel, onNext } = props;
	const [draft, setDraft] = useState(() => emptyDraft(question));
	const [result, setResult] = useState<PreviewResult | null>(null);
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const root = useRef<HTMLElement>(null);
	const goOnRef = useRef<HTMLButtonElement>(null);
	// A page may have several.
	const promptId = useId();
	const place = useQuestionInput(question);
	useFirstBoxInView(!isPart && place !== null, root);
	const phase = phaseOf(result);
	const isOver = isFinished(phase);
	const serverStatus = result?.status ?? question.status;

	const ask = useAction((given: Draft | null) => sendAnswer(given && toAnswer(question, given)), {
		onDone: setResult,
	});
	const isBusy = ask.isPending;
	const check = () => {
		if (input.current?.isReady() === true) ask.run(draft);
	};
	const goOn = () => (isOver ? onNext() : phase === "ask" ? check() : setResult(null));
	const hasKeys = () => !isPart || root.current?.contains(document.activeElement) === true;
	const goOnHere = () => {
		if (hasKeys()) goOn();
	};
	usePageKeys({
		onEnter: goOnHere,
		onCheck: goOnHere,
		onType: (key) => hasKeys() && !isBusy && !isOver && input.current?.onKey(key) === true,
	});
	// In a part of a page the question below is the landmark.
	const Root = isPart ? "section" : "main";
	return (
		<Root ref={root} {...(isPart ? { tabIndex: -1 } : { id: "main" })} className="pr-main" data-phase={phase}>
			<section className="pr-question card" aria-labelledby={promptId}>
				<QuestionHead {...question} />
				<Prompt id={promptId} question={question} number={number} heading={isPart ? "h3" : "h1"} />
				<Stage question={question}>
					{place && (
						<place.View
							question={question}
							draft={draft}
							phase={phase}
							serverStatus={serverStatus}
							feedback={result?.feedback ?? null}
							isLocked={isBusy || isOver}
							pad={pad}
							check={<CheckButton isSending={isBusy} onCheck={check} />}
							ref={input}
							onChange={(next) => {
								setDraft(next);
								setResult(null);
							}}
						/>
					)}
				</Stage>
				{isOver && <Explanation {...{ question, serverStatus }} />}
			</section>
			<aside className="pr-side" aria-label="Answer and help" data-covered={phase !== "ask" || undefined}>
				{!isOver && <div ref={setPad} className="pr-pad" />}
				{phase === "correct" && <Note kind="correct" title="That’s right" />}
				{phase === "in-review" && (
					<Note kind="info" title="Not checked in previews">
						<p>When your child answers, AI or a person reads it. Here, no one does.</p>
					</Note>
				)}
				{(phase === "not-yet" || phase === "costless") && result?.feedback && (
					<VerdictNote
						question={question}
						feedback={result.feedback}
						goOnRef={goOnRef}
						onTryAgain={() => setResult(null)}
					/>
				)}
				{isOver ? (
					<Button variant="primary" size="lg" block onClick={onNext}>
						{nextLabel}
					</Button>
				) : (
					<Button variant="ghost" block busy={isBusy} onClick={() => ask.run(null)}>
						Show the answer
					</Button>
				)}
			</aside>
		</Root>
	);
}

/**
 * As for a student: scrolls the first box above the keyboard. The focus stays, so that one can go on to the next
 * question.
 */
function useFirstBoxInView(isThere: boolean, root: React.RefObject<HTMLElement | null>) {
	const show = useEffectEvent(() =>
		root.current?.querySelector(".pr-box")?.scrollIntoView({ block: "nearest" }),
	);
	useEffect(() => {
		if (isThere) show();
	}, [isThere]);
}

interface PromptProps {
	id: string;
	question: PracticeQuestion;
	number: number | undefined;
	heading: "h1" | "h3";
}

/** The input draws a text with places for boxes. */
function Prompt({ id, question, number, heading: Heading }: PromptProps) {
	const holdsBoxes = playedTypeOf(question).holdsPrompt(question);
	return (
		<>
			<Heading id={id} className="pr-prompt">
				{number !== undefined && <span className="sr">Question {number}. </span>}
				{holdsBoxes ? "Fill in the boxes." : <SpokenText text={question.prompt} />}
			</Heading>
			{question.cta && <RichText className="pr-cta" text={question.cta} />}
		</>
	);
}

function phaseOf(result: PreviewResult | null): Phase {
	if (result === null) return "ask";
	if (result.feedback === null) return "skipped";
	switch (result.feedback.verdict) {
		case "correct":
			return "correct";
		case "incorrect":
			return "not-yet";
		case "needs_review":
			return "in-review";
		case "wrong_form":
		case "unreadable":
			return "costless";
	}
}
