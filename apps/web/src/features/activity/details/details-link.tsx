import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../../paths/more-paths.ts";

import "../../../ui/text/question-paper.css";

interface DetailsLinkProps {
	questionId: string;
	spoken: string;
	hasDrawing?: boolean;
}

/** From a question in a list to its details. */
export function DetailsLink({ questionId, spoken, hasDrawing = false }: DetailsLinkProps) {
	return (
		<Link className="details-link" to={questionDetailsPath(questionId)}>
			{hasDrawing ? (
				<span>
					Details and drawing
					<span className="sr"> of the question: {spoken}</span>
				</span>
			) : (
				<span>
					Details
					<span className="sr"> of the question: {spoken}</span>
				</span>
			)}
			<ChevronRight className="i" />
		</Link>
	);
}
