import type {
	Feedback,
	PracticeQuestion,
	QuestionStatus as Told,
} from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus } from "@learnin/domain/practice/practice-session";
import { useState } from "react";
import type { Draft } from "./answer-slots.ts";
import { AnswerPad } from "./answer-pad.tsx";
import { HelpBar } from "./help-bar.tsx";
import { useLater } from "./later.ts";
import type { Phase } from "./practice-state.ts";
import { isFinished } from "./practice-state.ts";
import type { WaitReason } from "./use-answer-sending.ts";
import type { AnswerEntry } from "./use-answer-entry.ts";
import type { PracticeActions } from "./use-practice-session.ts";
import type { Timing } from "./use-question-timer.ts";

export interface SidePanelProps {
	question: PracticeQuestion;
	status: QuestionStatus<Draft, Feedback>;
	told: Told;
	phase: Phase;
	actions: PracticeActions;
	entry: AnswerEntry;
	isHelping: boolean;
	waiting: WaitReason | null;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onCheck: () => void;
	onTryAgain: () => void;
	onGoOn: () => void;
	takeTiming: () => Timing;
}

/** Beside the question on a wide screen, below it on a phone: the keypad, and what was said about the answer. */
export function SidePanel(props: SidePanelProps) {
	const { phase, told, goOnRef, onGoOn, isHelping } = props;
	const later = useLater();
	if (!isFinished(phase)) return <OpenSide {...props} />;
	if (!later) return <div className="pr-side" />;
	return (
		<aside className="pr-side" aria-label="Result">
			{phase === "correct" ? (
				<later.CorrectNote told={told} goOnRef={goOnRef} onGoOn={onGoOn} />
			) : (
				<later.ClosedNote
					isLastTry={phase === "out-of-tries"}
					{...{ goOnRef, onGoOn, isHelping }}
					onNext={props.actions.goOn}
				/>
			)}
		</aside>
	);
}

function OpenSide(props: SidePanelProps) {
	const { question, status, told, phase, actions, entry, isHelping, waiting } = props;
	const [isAskingSkip, setIsAskingSkip] = useState(false);
	const later = useLater();
	const isVerdict = phase !== "ask" && status.feedback !== null;
	const hasHints = status.show_hint_modal && told.hints.length > 0;
	const showHint = () => {
		if (status.show_hint_modal || told.hints.length === 0)
			void actions.openHint(question.id, told.hints.length);
		else actions.showHints(question.id);
	};
	// On a phone there is room for one thing at a time; the last one asked for covers the keypad.
	const isCovered = waiting !== null || isVerdict || hasHints || isAskingSkip;
	return (
		<aside className="pr-side" aria-label="Answer and help" data-covered={isCovered || undefined}>
			<AnswerPad question={question} entry={entry} isSending={status.submitting} onCheck={props.onCheck} />
			{later && waiting && <later.UnsentNote reason={waiting} onResend={actions.resend} />}
			{later && isVerdict && status.feedback && (
				<later.VerdictNote feedback={status.feedback} goOnRef={props.goOnRef} onTryAgain={props.onTryAgain} />
			)}
			{later && hasHints && (
				<later.HintPanel
					hints={told.hints}
					hasMore={told.has_more_hints}
					isOpening={isHelping}
					onNext={showHint}
					onClose={() => {
						actions.closeHints(question.id);
						entry.focusAgain();
					}}
				/>
			)}
			{later && isAskingSkip && (
				<later.SkipQuestion
					isSkipping={isHelping}
					onSkip={(client_key) => void actions.skip(question.id, client_key, props.takeTiming())}
					onKeep={() => {
						setIsAskingSkip(false);
						entry.focusAgain();
					}}
				/>
			)}
			<HelpBar
				told={told}
				isHintShown={hasHints}
				isOpening={isHelping}
				isAskingSkip={isAskingSkip}
				isLocked={waiting !== null}
				onHint={showHint}
				onSkip={() => setIsAskingSkip(true)}
			/>
		</aside>
	);
}
