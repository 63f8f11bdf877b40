import type { Feedback, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { shortPoints } from "@learnin/domain/rewards/points";
import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { usePreferences } from "../../profile/index.ts";
import { Burst, MissingPiece } from "./missing-piece.tsx";
import { goalNow, type SetNow } from "./goal-now.ts";
import { type Mark, marksOf } from "../session/state/practice-state.ts";
import { pointsWords, praise } from "./feedback-words.ts";

export interface CorrectNoteProps {
	serverStatus: QuestionStatus;
	feedback: Feedback | null;
	/** Absent outside of a set. */
	set?: SetNow;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onGoOn: () => void;
}

/** The missing piece snaps into place; the Next button is there from the start. */
export function CorrectNote({ serverStatus, feedback, set, goOnRef, onGoOn }: CorrectNoteProps) {
	const { isCalm } = usePreferences();
	const { title, text } = praiseOf(serverStatus, isCalm, set);
	const [points, unit] = shortPoints(serverStatus.points).split(" ");
	const hasPoints = serverStatus.points > 0 && !isCalm;
	const why = hasPoints && set ? pointsWordsOf(serverStatus, set) : "";
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
				{why !== "" && <p className="pr-why">{why}</p>}
			</div>
			{hasPoints && (
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

function pointsWordsOf({ attempt_count, hints }: QuestionStatus, { state: { session } }: SetNow): string {
	const { difficulty = 1 } = session.questions[session.current_index] ?? {};
	return pointsWords({ difficulty, attempts: attempt_count, hints: hints.length });
}

export function praiseOf({ attempt_count, hints, points }: QuestionStatus, isCalm: boolean, set?: SetNow) {
	const goal = set ? goalNow(set) : "open";
	const wasHelped = set !== undefined && marksOf(set.state).filter(isHelped).length > 1;
	const how = { attempts: attempt_count, hints: hints.length, isSolvedBefore: points === 0, wasHelped };
	return praise({ ...how, isCalm, goal });
}

function isHelped(mark: Mark): boolean {
	return mark === "retried" || mark === "helped";
}
