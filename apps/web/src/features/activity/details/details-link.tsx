import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { questionDetailsPath } from "../../../paths/more-paths.ts";

import "../../../ui/text/question-paper.css";

/** From a question in a list to its details. */
export function DetailsLink({ questionId, spoken }: { questionId: string; spoken: string }) {
	return (
		<Link className="details-link" to={questionDetailsPath(questionId)}>
			Details
			<span className="sr"> of the question: {spoken}</span>
			<ChevronRight className="i" />
		</Link>
	);
}
