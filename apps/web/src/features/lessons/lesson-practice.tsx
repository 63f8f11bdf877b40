import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ReadAloud } from "../../ui/text/read-aloud.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { SpokenText } from "../../ui/text/spoken-text.tsx";
import {
	badEntryText,
	CheckButton,
	emptyDraft,
	isKeyed,
	Explanation,
	type InputHandle,
	phaseOfTry,
	playedTypeOf,
	Stage,
	toAnswer,
	useFirstFocus,
	usePageKeys,
	useQuestionInput,
	VerdictNote,
} from "../practice/index.ts";
import { LessonEnd } from "./lesson-end.tsx";
import type { Lesson } from "./lessons.api.ts";
import { sendAnswer } from "./lessons.api.ts";
import { LessonStarted } from "./lesson-started.tsx";

export interface LessonPracticeProps {
	lesson: Lesson;
	isFromQuestion: boolean;
	againTo: string;
	/** Back to the steps of the example. */
	onBack: () => void;
	onDone: () => void;
}

/**
 * A question like the example, started for the child to finish. Nothing counts. A solution that was asked for is above
 * what comes next.
 */
export function LessonPractice({ lesson, isFromQuestion, againTo, onBack, onDone }: LessonPracticeProps) {
	const { practice: question, skill } = lesson;
	const [draft, setDraft] = useState(() => emptyDraft(question));
	const [status, setStatus] = useState<QuestionStatus>(question.status);
	const [feedback, setFeedback] = useState<Feedback | null>(null);
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const place = useQuestionInput(question);
	useTopOfPage();
	useFirstFocus(place !== null && pad !== null, input);
	// Solved, or shown the solution.
	const isOver = status.explanation !== null;
	// What is shown instead of an answer is marked like the answer of a skipped question.
	const phase = isOver && !status.is_correct ? "skipped" : phaseOfTry(feedback);
	// A bad entry is explained at its box.
	const badEntry = badEntryText(question, feedback);
	const noted = badEntry === null ? feedback : null;
	const send = useAction(
		(isGivenUp: boolean) => sendAnswer(lesson, isGivenUp ? null : toAnswer(question, draft)),
		{
			onDone: (result) => {
				setFeedback(result.feedback);
				setStatus(result.status);
				if (badEntryText(question, result.feedback) !== null) input.current?.retry();
				if (result.status.explanation !== null) onDone();
			},
		},
	);
	const isSending = send.isPending;
	const tryAgain = () => {
		setFeedback(null);
		input.current?.retry();
	};
	const check = () => {
		if (isOver) return;
		if (feedback !== null) return tryAgain();
		if (input.current?.isReady() === true) send.run(false);
	};
	usePageKeys({
		onEnter: check,
		onCheck: check,
		onType: (key) => !isSending && !isOver && input.current?.onKey(key) === true,
	});
	const holdsBoxes = playedTypeOf(question).holdsPrompt(question);
	return (
		<main
			id="main"
			className={`pr-main ls-practice is-${isTall(question) ? "keyed" : "under"}`}
			data-phase={phase}
		>
			<section className="pr-question card" aria-labelledby="ls-prompt">
				<div className="ls-practice-head">
					<p>Your turn</p>
					{!isOver && (
						<Button variant="ghost" className="ls-back" onClick={onBack}>
							Back to the steps
						</Button>
					)}
					<ReadAloud text={question.prompt.spoken} label="Read the question aloud" />
				</div>
				<h1 id="ls-prompt" tabIndex={-1} className="pr-prompt">
					{holdsBoxes ? "Fill in the boxes." : <SpokenText text={question.prompt} />}
				</h1>
				{question.cta && <RichText className="pr-cta" text={question.cta} />}
				<LessonStarted lesson={lesson} hints={status.hints} />
				<Stage question={question}>
					{place && (
						<place.View
							question={question}
							draft={draft}
							phase={phase}
							serverStatus={status}
							feedback={feedback}
							isLocked={isSending || isOver}
							pad={pad}
							check={<CheckButton isSending={isSending} onCheck={check} isAgain={noted !== null} />}
							ref={input}
							onChange={(next) => {
								setDraft(next);
								setFeedback(null);
							}}
						/>
					)}
				</Stage>
			</section>
			<aside className="pr-side" aria-label="Answer" data-covered={noted !== null || isOver || undefined}>
				<div className="pr-keys" hidden={isOver}>
					<div ref={setPad} className="pr-pad" />
				</div>
				<div className="pr-says">
					{isOver && !status.is_correct && <Explanation question={question} serverStatus={status} />}
					{isOver ? (
						<LessonEnd isSolved={status.is_correct} {...{ skill, isFromQuestion, againTo }} />
					) : (
						noted && (
							<NotYet
								question={question}
								feedback={noted}
								isSending={isSending}
								onTryAgain={tryAgain}
								onGiveUp={() => send.run(true)}
							/>
						)
					)}
				</div>
			</aside>
			<p className="sr" role="status">
				{badEntry}
			</p>
		</main>
	);
}

/** With the help above its picture or its board, Check below it would be out of view on a laptop. */
function isTall(question: PracticeQuestion): boolean {
	return isKeyed(question) || question.figure !== null || question.interaction !== null;
}

/** The steps before it were scrolled; focusing its box then scrolls no further than it has to. */
function useTopOfPage() {
	useEffect(() => {
		// Not returned: browsers that answer with a promise would have it called as the end of this effect.
		scrollTo(0, 0);
	}, []);
}

interface NotYetProps {
	question: PracticeQuestion;
	feedback: Feedback;
	isSending: boolean;
	onTryAgain: () => void;
	onGiveUp: () => void;
}

/** Another try, or the solution. */
function NotYet({ isSending, onGiveUp, ...verdict }: NotYetProps) {
	const goOnRef = useRef<HTMLButtonElement>(null);
	// With the steps above it the verdict may be below the screen.
	useEffect(() => {
		// Not returned: browsers that answer with a promise would have it called as the end of this effect.
		goOnRef.current?.parentElement?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<VerdictNote
			{...verdict}
			goOnRef={goOnRef}
			help={
				<Button variant="ghost" block busy={isSending} onClick={onGiveUp}>
					Show me how
				</Button>
			}
		/>
	);
}
