import type { Gate } from "./gate.ts";
import { textsOf } from "./gate.ts";

const rendered = new Set<string>();

/** Every formula can be rendered. Each is rendered once, since most repeat often. */
export const formulasRender: Gate = (question, { renderFormula }) =>
	textsOf(question).flatMap((text) =>
		[...text.replaceAll("\\$", "").matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = ""]) => {
			if (rendered.has(tex)) return [];
			try {
				renderFormula(tex);
				rendered.add(tex);
				return [];
			} catch (error) {
				return [`$${tex}$ cannot be rendered: ${String(error)}`];
			}
		}),
	);
