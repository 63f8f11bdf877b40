import { useState } from "react";
import { optionName } from "../../question/answer/drafts.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import type { MatchViewProps } from "./match-view-props.ts";
import { leftOf, paired, takenApart } from "./pairing.ts";
import type { End } from "./drag-line.ts";
import { endKey } from "./use-lines.ts";

export interface MatchingOptions extends Pick<MatchViewProps, "question" | "pairs" | "isLocked" | "onPairs"> {
	board: React.RefObject<HTMLElement | null>;
}

/** Pairing by pressing tiles and by keyboard: the picked-up tile, and its announcements. */
export function useMatching({ question, pairs, isLocked, onPairs, board }: MatchingOptions) {
	const { left_options, right_options } = question;
	const deferred = useDeferred();
	const [picked, setPicked] = useState<End | null>(null);
	const [said, setSaid] = useState("");
	const optionsOf = (side: End["side"]) => (side === "left" ? left_options : right_options);
	const nameOf = ({ side, id }: End) => {
		const option = optionsOf(side).find((each) => each.id === id);
		return option ? optionName(option) : "";
	};
	const focusEnd = ({ side, id }: End) =>
		board.current?.querySelector<HTMLElement>(`[data-end="${CSS.escape(endKey(side, id))}"]`)?.focus();

	const place = (one: End, other: End) => {
		const [left, right] = one.side === "left" ? [one, other] : [other, one];
		setPicked(null);
		setSaid(`${nameOf(left)} is matched with ${nameOf(right)}.`);
		const next = paired(pairs, left.id, right.id);
		onPairs(next);
		return next;
	};
	const takeApart = (left: string) => {
		setPicked(null);
		setSaid(`${nameOf({ side: "left", id: left })} is free again.`);
		onPairs(takenApart(pairs, left));
	};
	const letGo = () => {
		setPicked(null);
		setSaid("Let go.");
	};
	const pickUp = (end: End, isKeyboard: boolean) => {
		// Above the sheet at the bottom of a phone, if it fits there.
		board.current?.scrollIntoView({ block: "nearest" });
		setPicked(end);
		setSaid(`${nameOf(end)} is picked up. Now choose its partner.`);
		if (!isKeyboard || end.side === "right") return;
		const free = right_options.find(({ id }) => leftOf(pairs, id) === undefined) ?? right_options[0];
		focusEnd({ side: "right", id: pairs[end.id] ?? free?.id ?? "" });
	};
	/** By keyboard the focus moves to the next open tile, and finally to Check. */
	const press = (end: End, isKeyboard: boolean) => {
		if (isLocked) return;
		if (picked && picked.side !== end.side) {
			const next = place(picked, end);
			const open = left_options.find(({ id }) => !(id in next));
			if (isKeyboard && open) focusEnd({ side: "left", id: open.id });
			else if (isKeyboard) document.querySelector<HTMLElement>(".pr-check")?.focus();
		} else if (picked?.id === end.id) letGo();
		else pickUp(end, isKeyboard);
	};
	const onKeyDown = (event: React.KeyboardEvent, end: End) => {
		const next = deferred?.neighbour(event.key, end, optionsOf);
		const left = end.side === "left" ? end.id : leftOf(pairs, end.id);
		if (next) focusEnd(next);
		else if (event.key === "Escape" && picked) {
			focusEnd(picked);
			letGo();
		} else if (isDelete(event.key) && left !== undefined && left in pairs && !isLocked) takeApart(left);
		else return;
		event.preventDefault();
	};
	return { picked, setPicked, said, nameOf, place, takeApart, press, onKeyDown };
}

function isDelete(key: string): boolean {
	return key === "Delete" || key === "Backspace";
}
