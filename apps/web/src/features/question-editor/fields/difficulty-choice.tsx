import type { Difficulty } from "@learnin/domain/question/difficulty";
import { useId } from "react";

const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

export interface DifficultyChoiceProps {
	chosen: Difficulty;
	onChoose: (difficulty: Difficulty) => void;
}

export function DifficultyChoice({ chosen, onChoose }: DifficultyChoiceProps) {
	const name = useId();
	return (
		<div className="field" role="group" aria-labelledby={name}>
			<span id={name} className="label">
				Difficulty
			</span>
			<div className="seg qe-difficulty">
				{difficulties.map((difficulty) => (
					<button
						key={difficulty}
						type="button"
						aria-pressed={chosen === difficulty}
						onClick={() => onChoose(difficulty)}
					>
						{difficulty}
					</button>
				))}
			</div>
		</div>
	);
}
