import type { Feedback, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { shortPoints } from "@learnin/domain/rewards/points-for-attempt";
import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { usePreferences } from "../../profile/index.ts";
import { Burst, MissingPiece } from "./missing-piece.tsx";
import { praise } from "./feedback-words.ts";

export interface CorrectNoteProps {
	serverStatus: QuestionStatus;
	feedback: Feedback | null;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onGoOn: () => void;
}

/** The missing piece snaps into place; the Next button is there from the start. */
export function CorrectNote({ serverStatus, feedback, goOnRef, onGoOn }: CorrectNoteProps) {
	const { isCalm } = usePreferences();
	const { title, text } = praiseOf(serverStatus, isCalm);
	const [points, unit] = shortPoints(serverStatus.points).split(" ");
	const comment = feedback?.verdict === "correct" ? feedback.comment : null;
	return (
		<div className="pr-correct">
			<div className="pr-cheer" aria-hidden="true">
				<MissingPiece />
				{!isCalm && <Burst />}
			</div>
			<div className="pr-correct-words">
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			{serverStatus.points > 0 && !isCalm && (
				<p className="pr-earned">
					<b className="num">+{points}</b> {unit}
				</p>
			)}
			{comment !== null && <p className="pr-comment">{comment}</p>}
			<Button ref={goOnRef} variant="mint" size="lg" block onClick={onGoOn}>
				Next <ArrowRight className="i" />
			</Button>
		</div>
	);
}

export function praiseOf({ attempt_count, hints, points }: QuestionStatus, isCalm: boolean) {
	return praise({ attempts: attempt_count, hints: hints.length, isSolvedBefore: points === 0, isCalm });
}
