import { exchangedTypeOf } from "../../question-types/exchanged-types.ts";
import { tagsOf } from "../items/filing-tags.ts";
import type { WrittenItem } from "../items/written-item.ts";
import { giftText } from "./gift-parts.ts";
import { escapeGift } from "./gift-text.ts";

/**
 * One question as an item of a GIFT file; null for a type that GIFT does not have. Texts are Markdown with
 * `$$…$$`.
 */
export function writeGift({ name, question, filing }: WrittenItem): string | null {
	const answers = exchangedTypeOf(question).gift(question);
	if (answers === null) return null;
	const tags = tagsOf(filing, question).map((tag) => `[tag:${tag.replaceAll(/[\\\]]/g, "\\$&")}]`);
	const general = `\t####${giftText(question.explanation)}`;
	const head = `::${escapeGift(name.replaceAll("\n", " "))}::[markdown]${giftText(question.prompt)}`;
	return [
		...(tags.length === 0 ? [] : [`// ${tags.join(" ")}`]),
		`${head}{${answers.mark}`,
		...answers.lines,
		general,
		"}",
	].join("\n");
}
