import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";

/**
 * Of a long list the first `atFirst` rows, and a button for all of them. The others are in the document with the class
 * `report-more`, since paper shows every row.
 */
export function useFirstRows(count: number, showAll: string, atFirst: number) {
	const [isWhole, setIsWhole] = useState(false);
	return {
		atFirst,
		moreClass: isWhole ? undefined : "report-more",
		button: count > atFirst && (
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
