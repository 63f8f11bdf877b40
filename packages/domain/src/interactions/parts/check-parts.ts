import type { SelectAllQuestion } from "../../question/question.ts";
import { FURTHEST, MAX_PARTS, MAX_PLACES } from "./parts.ts";
import type { Parts } from "./settings.ts";

/**
 * Why a drawing cannot answer this question, or null: a position off it, or parts that do not correspond to the
 * options.
 */
export function whyNoParts(
	{ options, none_option_id }: SelectAllQuestion,
	{ shape, parts }: Parts,
): string | null {
	const isOn = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= FURTHEST;
	const off = [shape, ...parts].flat().find(({ x, y }) => !isOn(x) || !isOn(y));
	if (off !== undefined) return `(${off.x}, ${off.y})`;
	if (parts.length !== options.length || parts.length > MAX_PARTS) return `${parts.length}`;
	if (none_option_id !== undefined) return none_option_id;
	const unnamed = options.find(({ label, figure, image }) => label === "" && !figure && !image);
	if (unnamed !== undefined) return unnamed.id;
	const isDrawn = (places: readonly unknown[], least: number) =>
		places.length >= least && places.length <= MAX_PLACES;
	return parts.every((part) => isDrawn(part, 1)) && isDrawn(shape, 0) ? null : "parts";
}
