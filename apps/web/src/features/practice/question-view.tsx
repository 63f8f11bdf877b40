import type { PracticeQuestion, QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus } from "@learnin/domain/practice/practice-session";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Draft } from "./answer-slots.ts";
import { hasTouch } from "./has-touch.ts";
import { useLater } from "./later.ts";
import type { Phase } from "./practice-state.ts";
import { isFinished, phaseOf } from "./practice-state.ts";
import { QuestionCard } from "./question-card.tsx";
import { SidePanel } from "./side-panel.tsx";
import type { WaitReason } from "./use-answer-sending.ts";
import { useAnswerEntry } from "./use-answer-entry.ts";
import { usePageKeys } from "./use-page-keys.ts";
import type { PracticeActions } from "./use-practice-session.ts";
import { useQuestionTimer } from "./use-question-timer.ts";
import { optionOfKey, slotKeyOf } from "./typed-keys.ts";

export interface QuestionViewProps {
	question: PracticeQuestion;
	position: number;
	total: number;
	status: QuestionStatus<Draft, Feedback>;
	told: Told;
	actions: PracticeActions;
	/** A hint, a skip or a fresh question is on its way. */
	isHelping: boolean;
	/** Why the answer to this question has to wait, if it does. */
	waiting: WaitReason | null;
}

/** One question with everything around it. Mounted anew for each question. */
export function QuestionView(props: QuestionViewProps) {
	const { question, position, total, status, told, actions, isHelping, waiting } = props;
	const phase = phaseOf(status);
	const timer = useQuestionTimer();
	const goOnRef = useRef<HTMLButtonElement>(null);
	const promptRef = useRef<HTMLHeadingElement>(null);

	const change = (draft: Draft) => {
		if (status.submitting || isFinished(phase)) return;
		timer.noteEntry();
		if (phase !== "ask") actions.tryAgain(question.id);
		actions.change(question.id, draft);
	};
	const entry = useAnswerEntry(question, status.answer, change);

	const tryAgain = () => {
		actions.tryAgain(question.id);
		if (question.question_type === "FILL_ONE") entry.select();
		else focusOption();
	};
	const check = () => {
		if (status.submitting) return;
		if (phase !== "ask") return tryAgain();
		if (question.question_type === "FILL_ONE" && !entry.isReady()) return;
		const draft = status.answer ?? entry.nothing;
		if (!status.answer) actions.change(question.id, draft);
		actions.submit(question, draft, timer.take());
	};
	const goOn = () => (phase === "out-of-tries" ? void actions.startOver(question.id) : actions.goOn());

	usePageKeys({
		onEnter: () => (isFinished(phase) ? goOn() : check()),
		onType: (key) => {
			if (isFinished(phase) || status.submitting) return false;
			if (question.question_type === "SELECT_ONE") {
				const option = optionOfKey(key, question.options);
				if (option) change({ question_type: "SELECT_ONE", option_id: option.id });
				return option !== undefined;
			}
			const pressed = slotKeyOf(key, question.answer_type);
			if (!pressed) return false;
			entry.press(pressed, phase !== "ask");
			entry.focus(entry.at);
			return true;
		},
	});
	useFirstFocus(question, phase, () => entry.focus(0), promptRef);
	const later = useLater();
	useGoOnFocus(later && phase, goOnRef);

	return (
		<main id="main" className="pr-main" data-phase={phase}>
			<QuestionCard
				question={question}
				position={position}
				total={total}
				phase={phase}
				told={told}
				draft={status.answer}
				entry={entry}
				promptRef={promptRef}
				isLocked={status.submitting || isFinished(phase)}
				onChange={change}
			/>
			<SidePanel
				question={question}
				status={status}
				told={told}
				phase={phase}
				actions={actions}
				entry={entry}
				isHelping={isHelping}
				waiting={waiting}
				goOnRef={goOnRef}
				onCheck={check}
				onTryAgain={tryAgain}
				onGoOn={goOn}
				takeTiming={timer.take}
			/>
			<p className="sr" role="status">
				{later?.announcement({ phase, status, told, waiting })}
			</p>
		</main>
	);
}

/** A new question: the cursor stands in the answer box. Choices have none; there the question itself is read out. */
function useFirstFocus(
	{ question_type, answer_type }: PracticeQuestion,
	phase: Phase,
	focusBox: () => void,
	promptRef: React.RefObject<HTMLElement | null>,
) {
	const focusFirst = useEffectEvent(() => {
		const wouldOpenKeyboard = answer_type === "STRING" && hasTouch();
		if (!isFinished(phase) && question_type === "FILL_ONE" && !wouldOpenKeyboard) focusBox();
		else promptRef.current?.focus();
	});
	// Once per question, whatever happens to it afterwards.
	useEffect(() => focusFirst(), []);
}

/** After a verdict Enter goes on. On a touch screen the focus would only scroll the page about. */
function useGoOnFocus(phase: Phase | null, goOnRef: React.RefObject<HTMLElement | null>) {
	const before = useRef<Phase>("ask");
	useEffect(() => {
		const isNew = phase !== null && before.current !== phase;
		before.current = phase ?? before.current;
		if (isNew && phase !== "ask" && !hasTouch()) goOnRef.current?.focus();
	}, [phase, goOnRef]);
}

function focusOption(): void {
	const checked = document.querySelector<HTMLInputElement>(".pr-option input:checked");
	(checked ?? document.querySelector<HTMLInputElement>(".pr-option input"))?.focus();
}
