import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus as LocalStatus } from "@learnin/domain/practice/session/practice-session";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { afterNextPaint } from "../../../platform/time/after-next-paint.ts";
import { usePreferences } from "../../profile/index.ts";
import { CheckButton } from "../feedback/check-button.tsx";
import type { Draft } from "./answer/drafts.ts";
import { emptyDraft } from "./answer/drafts.ts";
import { nothingIn } from "./answer/nothing-in.ts";
import type { SetNow } from "../feedback/goal-now.ts";
import { hasTouch } from "./help/has-touch.ts";
import { isKeyed } from "./answer/is-keyed.ts";
import type { InputHandle } from "../inputs/input-props.ts";
import { type Deferred, useDeferred } from "../session/deferred/deferred.ts";
import type { WaitReason } from "../outbox/outbox.ts";
import { isFinished, isWaiting, type Phase, phaseOf } from "../session/state/practice-state.ts";
import { QuestionCard } from "./question-card.tsx";
import { useQuestionInput } from "./answer/question-inputs.ts";
import { SidePanel } from "./help/side-panel.tsx";
import { usePageKeys } from "../session/use-page-keys.ts";
import type { PracticeActions } from "../session/state/use-practice-session.ts";
import { useQuestionTimer } from "../session/state/use-question-timer.ts";

export interface QuestionViewProps {
	question: PracticeQuestion;
	position: number;
	total: number;
	status: LocalStatus<Draft, Feedback>;
	serverStatus: QuestionStatus;
	actions: PracticeActions;
	/** A hint, a skip or a new question is being requested. */
	isHelping: boolean;
	set: SetNow;
	/** Why the last answers could not be sent. */
	waitReason: WaitReason;
}

/** One question with everything around it. Remounted for each question. */
export function QuestionView(props: QuestionViewProps) {
	const { question, position, total, status, serverStatus, actions, isHelping, set } = props;
	const phase = phaseOf(status);
	const timer = useQuestionTimer();
	const goOnRef = useRef<HTMLButtonElement>(null);
	const promptRef = useRef<HTMLHeadingElement>(null);
	const input = useRef<InputHandle>(null);
	const [pad, setPad] = useState<HTMLElement | null>(null);
	const [empty] = useState(() => emptyDraft(question));
	const draft = status.answer ?? empty;
	const isOver = isFinished(phase) || isWaiting(phase);
	const isLocked = status.submitting || isOver;

	const change = (next: Draft) => {
		if (isLocked) return;
		timer.noteEntry();
		if (phase !== "ask") actions.tryAgain(question.id);
		actions.change(question.id, next);
	};
	const tryAgain = () => {
		actions.tryAgain(question.id);
		input.current?.retry();
	};
	const check = () => {
		if (status.submitting || !input.current) return;
		if (phase !== "ask") return tryAgain();
		if (!input.current.isReady()) return;
		const nothing = nothingIn(draft);
		if (nothing !== null) return actions.tell(question.id, { feedback: nothing, status: serverStatus });
		// An unchanged answer is still sent: the response says that it was given before.
		actions.change(question.id, draft);
		actions.submit(question, draft, timer.take());
	};
	const goOn = () => (phase === "out-of-tries" ? void actions.startOver(question.id) : actions.goOn());

	const enter = () => (isOver ? goOn() : check());
	usePageKeys({
		onEnter: enter,
		onCheck: enter,
		onType: (key) => !isLocked && input.current?.onKey(key) === true,
	});
	const place = useQuestionInput(question);
	// With the keypad in place, so that focused elements scroll clear of it. A late verdict has its keypad a moment after
	// its button is focused, which keeps the focus.
	useFirstFocus(place !== null && (phase !== "ask" || pad !== null), isOver, input, promptRef);
	const deferred = useDeferred();
	useGoOnFocus(status, deferred, goOnRef, input);
	const { isCalm } = usePreferences();
	const waiting = deferred?.waitingReason(phase, status.feedback, props.waitReason) ?? "model";

	return (
		<main id="main" className={`pr-main is-${isKeyed(question) ? "keyed" : "under"}`} data-phase={phase}>
			<QuestionCard question={question} position={position} total={total} phase={phase} promptRef={promptRef}>
				{place && (
					<place.View
						question={question}
						draft={draft}
						phase={phase}
						serverStatus={serverStatus}
						feedback={status.feedback}
						hasTries
						isLocked={isLocked}
						pad={pad}
						check={
							<CheckButton
								isSending={status.submitting}
								onCheck={check}
								isAgain={deferred?.hasVerdict(question, status, phase)}
							/>
						}
						ref={input}
						onChange={change}
					/>
				)}
			</QuestionCard>
			<SidePanel
				question={question}
				status={status}
				serverStatus={serverStatus}
				phase={phase}
				actions={actions}
				isHelping={isHelping}
				set={set}
				waiting={waiting}
				deferred={deferred}
				goOnRef={goOnRef}
				setPad={setPad}
				focusAgain={() => input.current?.focusAgain()}
				onTryAgain={tryAgain}
				onGoOn={goOn}
				takeTiming={timer.take}
			/>
			{deferred && isFinished(phase) && serverStatus.explanation && (
				<deferred.Explanation {...{ question, serverStatus }} />
			)}
			<p className="sr" role="status">
				{deferred?.announcement({ question, phase, status, serverStatus, waiting, isCalm, set })}
			</p>
		</main>
	);
}

/** A new question: focuses its first box, or if there is none the question itself, so that it is announced. */
function useFirstFocus(
	isThere: boolean,
	isOver: boolean,
	input: React.RefObject<InputHandle | null>,
	promptRef: React.RefObject<HTMLElement | null>,
) {
	const focusFirst = useEffectEvent(() => {
		if (isOver || input.current?.focusFirst() !== true) promptRef.current?.focus();
		// It opens at its top, or only so far below it that no keypad covers the box.
		if (hasTouch()) {
			scrollTo(0, 0);
			const field = document.activeElement;
			for (const each of [field?.closest(".pr-boxes"), field]) each?.scrollIntoView({ block: "nearest" });
		}
		// A control that would scroll the prompt away waits below it.
		else if (Number(promptRef.current?.getBoundingClientRect().top) < 0) promptRef.current?.scrollIntoView();
	});
	// Once per question, whatever happens to it afterward; a focus before the first paint would force the layout.
	useEffect(() => (isThere ? afterNextPaint(() => focusFirst()) : undefined), [isThere]);
}

/** After a verdict; once what it says is there. */
function useGoOnFocus(
	status: QuestionViewProps["status"],
	deferred: Deferred | null,
	goOnRef: React.RefObject<HTMLElement | null>,
	input: React.RefObject<InputHandle | null>,
) {
	const { feedback } = status;
	const phase = phaseOf(status);
	const before = useRef<Phase>("ask");
	useEffect(() => {
		if (deferred === null) return;
		if (before.current !== phase && phase !== "ask")
			deferred.focusGoOn(goOnRef.current, input.current, feedback);
		before.current = phase;
	}, [phase, feedback, deferred, goOnRef, input]);
}
