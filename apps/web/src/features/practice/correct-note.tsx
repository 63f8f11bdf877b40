import type { QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import { formatPoints } from "@learnin/domain/rewards/points-for-attempt";
import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Burst, MissingPiece } from "./missing-piece.tsx";
import { praise } from "./feedback-words.ts";

export interface CorrectNoteProps {
	told: Told;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onGoOn: () => void;
}

/** The missing piece snaps into place; the way on is there from the first moment. */
export function CorrectNote({ told, goOnRef, onGoOn }: CorrectNoteProps) {
	const { title, text } = praise({ attempts: told.attempt_count, hints: told.hints.length });
	const [points, unit] = formatPoints(told.points).split(" ");
	return (
		<div className="pr-correct">
			<div className="pr-cheer" aria-hidden="true">
				<MissingPiece />
				<Burst />
			</div>
			<div className="pr-correct-words">
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<p className="pr-earned">
				<b className="num">+{points}</b> {unit}
			</p>
			<Button ref={goOnRef} variant="mint" size="lg" block onClick={onGoOn}>
				Next <ArrowRight className="i" />
			</Button>
		</div>
	);
}
