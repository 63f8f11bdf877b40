import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/**
 * Of a long list the first `atFirst` rows, on a phone only `onPhone` of them, and a button for all. The others are in
 * the document with the class `report-more` or `report-more-phone`, since paper shows every row.
 */
export function useFirstRows(count: number, showAll: string, atFirst: number, onPhone = atFirst) {
	const [isWhole, setIsWhole] = useState(false);
	return {
		atFirst,
		moreClass: isWhole ? undefined : "report-more",
		classOf: (at: number) =>
			isWhole || at < onPhone ? undefined : at < atFirst ? "report-more-phone" : "report-more",
		button: count > onPhone && (
			<Button
				variant="line"
				className={classNames("report-more-button", count <= atFirst && "is-for-phone")}
				aria-expanded={isWhole}
				onClick={() => setIsWhole(!isWhole)}
			>
				{isWhole ? "Show fewer" : showAll}
			</Button>
		),
	};
}
