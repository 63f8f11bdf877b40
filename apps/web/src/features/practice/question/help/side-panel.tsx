import type { Feedback, PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { QuestionStatus as LocalStatus } from "@learnin/domain/practice/session/practice-session";
import { lazy, Suspense, useState } from "react";
import type { Draft } from "../answer/drafts.ts";
import { HelpBar } from "./help-bar.tsx";
import type { Deferred } from "../../session/deferred/deferred.ts";
import type { Phase } from "../../session/state/practice-state.ts";
import { isFinished, isWaiting } from "../../session/state/practice-state.ts";
import type { SetNow } from "../../feedback/goal-now.ts";
import type { WaitingReason } from "../../feedback/feedback-words.ts";
import { SideSheet } from "./side-sheet.tsx";
import type { PracticeActions } from "../../session/state/use-practice-session.ts";
import type { Timing } from "../../session/state/use-question-timer.ts";

const TwinOffer = lazy(() => import("../../twin/twin-offer.tsx").then((m) => ({ default: m.TwinOffer })));

export interface SidePanelProps {
	question: PracticeQuestion;
	status: LocalStatus<Draft, Feedback>;
	serverStatus: QuestionStatus;
	phase: Phase;
	actions: PracticeActions;
	isHelping: boolean;
	set: SetNow;
	waiting: WaitingReason;
	/** Of the question around it, which focuses a button of these parts: both must have them at the same time. */
	deferred: Deferred | null;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	/** The element for the keys of the question's input. */
	setPad: (pad: HTMLElement | null) => void;
	focusAgain: () => void;
	onTryAgain: () => void;
	onGoOn: () => void;
	takeTiming: () => Timing;
}

/** Beside the question on a wide screen, below it on a phone: the keypad, and the feedback on the answer. */
export function SidePanel(props: SidePanelProps) {
	const { phase, serverStatus, deferred, goOnRef, onGoOn, isHelping, set, waiting, actions } = props;
	if (!isFinished(phase) && !isWaiting(phase)) return <OpenSide {...props} />;
	if (!deferred) return <div className="pr-side" />;
	return (
		<SideSheet key="result" label="Result" says={phase}>
			<div className="pr-says">
				{isWaiting(phase) ? (
					<deferred.WaitingNote
						reason={waiting}
						goOnRef={goOnRef}
						onGoOn={actions.goOn}
						{...(phase === "kept" && { onResend: actions.resend })}
					/>
				) : phase === "correct" ? (
					<deferred.CorrectNote
						feedback={props.status.feedback}
						{...{ serverStatus, set, goOnRef, onGoOn }}
					/>
				) : (
					<deferred.ClosedNote
						isLastTry={phase === "out-of-tries"}
						{...{ goOnRef, onGoOn, isHelping, set }}
						onNext={actions.goOn}
					/>
				)}
			</div>
		</SideSheet>
	);
}

function OpenSide(props: SidePanelProps) {
	const {
		question,
		status,
		serverStatus,
		phase,
		actions,
		isHelping,
		deferred,
		goOnRef,
		setPad,
		focusAgain,
		onTryAgain,
	} = props;
	const [isAskingSkip, setIsAskingSkip] = useState(false);
	/** The verdict in whose place a phone shows the hint that was asked for after it. */
	const [hiddenVerdict, setHiddenVerdict] = useState<Feedback | null>(null);
	const isVerdict = deferred?.hasVerdict(question, status, phase) === true;
	const hasHints = status.show_hint_modal && serverStatus.hints.length > 0;
	const isVerdictShown = isVerdict && !isAskingSkip && !(hasHints && hiddenVerdict === status.feedback);
	const twin = serverStatus.can_see_twin && (
		<Suspense>
			<TwinOffer questionId={question.id} onDone={onTryAgain} />
		</Suspense>
	);
	const showHint = () => {
		setIsAskingSkip(false);
		if (!matchMedia("(min-width: 63.76rem)").matches) setHiddenVerdict(status.feedback);
		if (hasHints || serverStatus.hints.length === 0)
			void actions.openHint(question.id, serverStatus.hints.length);
		else actions.showHints(question.id);
	};
	// A phone has room for one thing at a time; the last one requested covers the keypad.
	const isCovered = isVerdict || hasHints || isAskingSkip;
	return (
		<SideSheet
			label="Answer and help"
			says={isCovered ? [phase, hasHints && serverStatus.hints.length, isAskingSkip].join(" ") : null}
			isCovered={isCovered}
		>
			<div className="pr-keys">
				<HelpBar
					serverStatus={serverStatus}
					isHintShown={hasHints}
					isOpening={isHelping}
					isAskingSkip={isAskingSkip}
					isLocked={status.submitting}
					onHint={showHint}
					onSkip={() => {
						actions.closeHints(question.id);
						setIsAskingSkip(true);
					}}
				/>
				<div ref={setPad} className="pr-pad" />
			</div>
			<div className="pr-says">
				{deferred && isVerdictShown && status.feedback && (
					<deferred.VerdictNote
						question={question}
						feedback={status.feedback}
						goOnRef={goOnRef}
						onTryAgain={onTryAgain}
						hasTries
						help={twin}
					/>
				)}
				{!isCovered && twin}
				{deferred && hasHints && (
					<deferred.HintPanel
						hints={serverStatus.hints}
						hasMore={serverStatus.has_more_hints}
						isOpening={isHelping}
						onNext={showHint}
						onClose={() => {
							actions.closeHints(question.id);
							focusAgain();
						}}
					/>
				)}
				{deferred && isAskingSkip && (
					<deferred.SkipQuestion
						isSkipping={isHelping}
						onSkip={(client_key) => void actions.skip(question.id, client_key, props.takeTiming())}
						onKeep={() => {
							setIsAskingSkip(false);
							focusAgain();
						}}
					/>
				)}
			</div>
		</SideSheet>
	);
}
