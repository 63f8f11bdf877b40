import { useState } from "react";
import { Button } from "../../ui/button.tsx";

const AT_FIRST = 8;

/**
 * Of a long list the first rows, and a button for all of them. The others are in the document with the class
 * `report-more`, since paper shows every row.
 */
export function useFirstRows(count: number, showAll: string) {
	const [isWhole, setIsWhole] = useState(false);
	return {
		atFirst: AT_FIRST,
		moreClass: isWhole ? undefined : "report-more",
		button: count > AT_FIRST && (
			<Button
				variant="line"
				className="report-more-button"
				aria-expanded={isWhole}
				onClick={() => setIsWhole(!isWhole)}
			>
				{isWhole ? "Show fewer" : showAll}
			</Button>
		),
	};
}
