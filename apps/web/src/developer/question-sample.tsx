import { useEffect, useRef, useState } from "react";
import type { Draft, InputHandle } from "../features/practice/index.ts";
import {
	CheckButton,
	ClosedNote,
	CorrectNote,
	Explanation,
	HintPanel,
	isFinished,
	isWaiting,
	playedTypeOf,
	QuestionFigure,
	toAnswer,
	useQuestionInput,
	VerdictNote,
	WaitingNote,
} from "../features/practice/index.ts";
import { RichText } from "../ui/text/rich-text.tsx";
import type { Example } from "./examples.ts";
import { pressInto } from "./press-into.ts";
import type { SampleState, Shown } from "./sample-state.ts";
import { shownIn } from "./sample-state.ts";

/** One example question in a state. Check knows two answers; the buttons after it start over. */
export function QuestionSample({ example, start }: { example: Example; start: SampleState }) {
	const { question } = example;
	const [shown, setShown] = useState(() => shownIn(start, example));
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const stage = useRef<HTMLDivElement>(null);
	const place = useQuestionInput(question);
	const isLoaded = place !== null;
	useEffect(() => {
		if (isLoaded && stage.current) pressInto(start, stage.current);
	}, [isLoaded, start]);
	const change = (draft: Draft) => setShown({ ...shownIn("empty", example), draft });
	const check = () => {
		if (input.current?.isReady() !== true) return;
		const given = JSON.stringify(toAnswer(question, shown.draft));
		setShown(
			given === JSON.stringify(example.right_answer)
				? shownIn("right", example)
				: { ...shownIn("not-yet", example), draft: shown.draft },
		);
	};
	return (
		<article className="card dev-question" data-phase={shown.phase} data-sample={`${question.answer_type}`}>
			<header>
				<h3>{example.title}</h3>
				<p className="text-ink-3 text-sm">{question.answer_type}</p>
			</header>
			<Prompt example={example} />
			<div
				ref={stage}
				className={`pr-stage paper pr-stage--${question.question_type === "FILL_ONE" ? "plain" : "select"}`}
			>
				<Pictures example={example} />
				{place && (
					<place.View
						question={question}
						draft={shown.draft}
						phase={shown.phase}
						serverStatus={shown.serverStatus}
						feedback={shown.feedback}
						isLocked={shown.isLocked}
						pad={pad}
						check={<CheckButton isSending={start === "sending" && shown.isLocked} onCheck={check} />}
						ref={input}
						onChange={change}
					/>
				)}
			</div>
			{isFinished(shown.phase) && <Explanation question={question} serverStatus={shown.serverStatus} />}
			<div ref={setPad} className="pr-pad" hidden={shown.phase !== "ask"} />
			<Verdict
				example={example}
				shown={shown}
				onAgain={() => setShown({ ...shownIn("empty", example), draft: shown.draft })}
				onFresh={() => setShown(shownIn("empty", example))}
			/>
		</article>
	);
}

/** The input draws a text with places for boxes. */
function Prompt({ example: { question } }: { example: Example }) {
	const holdsBoxes = playedTypeOf(question).holdsPrompt(question);
	return (
		<>
			{!holdsBoxes && <RichText text={question.prompt} className="pr-prompt" />}
			{question.cta && <RichText text={question.cta} className="pr-cta" />}
		</>
	);
}

/** Labels are on their picture, which their input draws itself. */
function Pictures({ example: { question } }: { example: Example }) {
	if (playedTypeOf(question).draws_pictures || !question.figure) return null;
	return <QuestionFigure figure={question.figure} />;
}

interface VerdictProps {
	example: Example;
	shown: Shown;
	/** The same answer again. */
	onAgain: () => void;
	onFresh: () => void;
}

function Verdict({ example, shown, onAgain, onFresh }: VerdictProps) {
	const goOnRef = useRef<HTMLButtonElement>(null);
	const { phase, serverStatus, feedback } = shown;
	if (phase === "correct")
		return <CorrectNote serverStatus={serverStatus} feedback={feedback} goOnRef={goOnRef} onGoOn={onFresh} />;
	if (isWaiting(phase))
		return (
			<WaitingNote
				reason={phase === "kept" ? "kept" : "person"}
				goOnRef={goOnRef}
				onGoOn={onFresh}
				{...(phase === "kept" && { onResend: onFresh })}
			/>
		);
	if (isFinished(phase))
		return (
			<ClosedNote
				isLastTry={phase === "out-of-tries"}
				isHelping={false}
				goOnRef={goOnRef}
				onGoOn={onFresh}
				onNext={onFresh}
			/>
		);
	if (feedback)
		return (
			<VerdictNote question={example.question} feedback={feedback} goOnRef={goOnRef} onTryAgain={onAgain} />
		);
	if (serverStatus.hints.length > 0)
		return (
			<HintPanel
				hints={serverStatus.hints}
				hasMore={false}
				isOpening={false}
				onNext={onFresh}
				onClose={onFresh}
			/>
		);
	return null;
}
