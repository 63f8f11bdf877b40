import { lazily } from "@learnin/domain/texts/lazily";
const rules = /* @__PURE__ */ lazily(() => new Intl.PluralRules("en-US"));
const number = /* @__PURE__ */ lazily(() => new Intl.NumberFormat("en-US"));
const order = ["zero", "one", "two", "few", "many", "other"] as const;

/**
 * Replaces `platform/count-words.ts` in builds of other languages: `forms` are those of its catalogue, "{n} día|{n}
 * días", one per plural category of the language, from few to many.
 */
export function count(of: number, forms: string): string {
	const all = forms.split("|");
	const { pluralCategories } = rules().resolvedOptions();
	const kinds = order.filter((kind) => pluralCategories.includes(kind));
	const form = all[kinds.indexOf(rules().select(of))] ?? all.at(-1) ?? "";
	return form.replace("{n}", number().format(of));
}
