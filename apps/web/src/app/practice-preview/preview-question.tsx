import { useRef, useState } from "react";
import { showError } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { QuestionHead } from "../../ui/question-head.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import type { Draft, InputHandle, Phase } from "../../features/practice/index.ts";
import {
	CheckButton,
	emptyDraft,
	Explanation,
	isFinished,
	Stage,
	toAnswer,
	usePageKeys,
	useQuestionInput,
	VerdictNote,
} from "../../features/practice/index.ts";
import type { PreviewItem, PreviewResult } from "./preview.api.ts";
import { sendPreviewAnswer } from "./preview.api.ts";

export interface PreviewQuestionProps {
	item: PreviewItem;
	position: number;
	onNext: () => void;
}

/** One question to try: graded as a child's answer would be, and its solution for the asking. */
export function PreviewQuestion({ item, position, onNext }: PreviewQuestionProps) {
	const { question, preview_key } = item;
	const [draft, setDraft] = useState(() => emptyDraft(question));
	const [result, setResult] = useState<PreviewResult | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const input = useRef<InputHandle>(null);
	const goOnRef = useRef<HTMLButtonElement>(null);
	const place = useQuestionInput(question.question_type);
	const phase = phaseOf(result);
	const isOver = isFinished(phase);
	const told = result?.status ?? question.status;

	const ask = async (given: Draft | null) => {
		if (isBusy) return;
		setIsBusy(true);
		try {
			setResult(await sendPreviewAnswer(preview_key, given && toAnswer(question, given)));
		} catch (error) {
			showError(error);
		}
		setIsBusy(false);
	};
	const check = () => {
		if (input.current?.isReady() === true) void ask(draft);
	};
	const goOn = () => (isOver ? onNext() : phase === "ask" ? check() : setResult(null));
	usePageKeys({
		onEnter: goOn,
		onCheck: goOn,
		onType: (key) => !isBusy && !isOver && input.current?.onKey(key) === true,
	});
	return (
		<main id="main" className="pr-main" data-phase={phase}>
			<section className="pr-question card" aria-labelledby="preview-prompt">
				<QuestionHead {...question} />
				<Prompt item={item} position={position} />
				<Stage question={question}>
					{place && (
						<place.View
							question={question}
							draft={draft}
							phase={phase}
							told={told}
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
				{isOver && <Explanation told={told} />}
			</section>
			<aside className="pr-side" aria-label="Answer and help" data-covered={phase !== "ask" || undefined}>
				{!isOver && <div ref={setPad} className="pr-pad" />}
				{phase === "correct" && <Note kind="correct" title="That is right" />}
				{phase === "in-review" && (
					<Note kind="info" title="Written answers are read">
						<p>A child’s words are read by a model or a person. In a preview nobody reads them.</p>
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
						Another question
					</Button>
				) : (
					<Button variant="ghost" block busy={isBusy} onClick={() => void ask(null)}>
						Show the answer
					</Button>
				)}
			</aside>
		</main>
	);
}

/** A text with places for boxes is drawn by its input. */
function Prompt({ item: { question }, position }: { item: PreviewItem; position: number }) {
	const holdsBoxes = question.question_type === "FILL_MULTIPLE" && question.is_in_prompt;
	return (
		<>
			<h1 id="preview-prompt" className="pr-prompt">
				<span className="sr">Question {position + 1}. </span>
				{holdsBoxes ? (
					"Fill in the boxes."
				) : (
					<span dangerouslySetInnerHTML={{ __html: question.prompt.html }} />
				)}
			</h1>
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
