import type { QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { Lightbulb } from "lucide-react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { TenFrame } from "../../../../ui/charts/ten-frame.tsx";
import { hintPrice, triesLeft } from "./help-words.ts";

export interface HelpBarProps {
	serverStatus: QuestionStatus;
	isHintShown: boolean;
	isOpening: boolean;
	isAskingSkip: boolean;
	isLocked: boolean;
	onHint: () => void;
	onSkip: () => void;
}

/** Hint, skip, and the number of tries left. */
export function HelpBar(props: HelpBarProps) {
	const { serverStatus, isHintShown, isOpening, isAskingSkip, isLocked, onHint, onSkip } = props;
	const { hints, has_more_hints, tries_remaining, attempt_count } = serverStatus;
	const hasHint = hints.length > 0 || has_more_hints;
	return (
		<div className="pr-help">
			{/* Its place stays empty, or Skip would come where it was. */}
			{hasHint && (
				<Button
					variant="line"
					className="pr-hint-button"
					data-away={isHintShown}
					busy={isOpening}
					disabled={isLocked}
					icon={<Lightbulb className="i" />}
					onClick={onHint}
				>
					<span className="pr-hint-words">
						<span>{hints.length > 0 ? "Hints" : "Hint"}</span>
						<small className="pr-price" data-away={hints.length > 0}>
							{hintPrice(attempt_count > 0)}
						</small>
					</span>
				</Button>
			)}
			{!isAskingSkip && (
				<Button variant="ghost" className="pr-skip" disabled={isLocked} onClick={onSkip}>
					Skip
				</Button>
			)}
			<div className="pr-tries">
				<span aria-hidden="true">
					<b className="num">{tries_remaining}</b>{" "}
					<span className="pr-tries-word">{tries_remaining === 1 ? "try" : "tries"}</span>
				</span>
				<TenFrame filled={tries_remaining} label={triesLeft(tries_remaining)} cell={14} />
			</div>
		</div>
	);
}
