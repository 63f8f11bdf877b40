import { gradeLabel } from "@learnin/domain/family/grades";
import type { ReactNode } from "react";
import { WholeWords } from "./whole-words.tsx";
import "./question-paper.css";

export interface QuestionHeadProps {
	skill_name: string;
	grade: number;
	/** The status of the question. */
	children?: ReactNode;
}

/** Above a question: its skill and grade. */
export function QuestionHead({ skill_name, grade, children }: QuestionHeadProps) {
	return (
		<div className="question-head">
			<p>
				<b>
					<WholeWords text={skill_name} />
				</b>
				<span>{gradeLabel(grade)}</span>
			</p>
			{children}
		</div>
	);
}
