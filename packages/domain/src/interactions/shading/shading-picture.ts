import type { AnswerType, Figure } from "../../question/question.ts";
import { countOf, partsIn } from "./shading.ts";
import type { Shading } from "./settings.ts";

/** In units of the drawing. */
const SIZE = 400;
const BAR = 90;

/** The parts with their words, the first of them shaded as the entry says; for paper and review. */
export function shadingFigure(
	shading: Shading,
	made: { entry: string; answer_type: AnswerType } | null,
): Figure {
	const count = made === null ? 0 : (countOf(shading, made.entry, made.answer_type) ?? 0);
	const all = partsIn(shading);
	return { svg: shadingPicture(shading, count), alt: `${all} equal parts, ${count} of them shaded.` };
}

/** The parts as a drawing, the first `count` of them shaded. */
function shadingPicture({ rows, columns }: Shading, count: number): string {
	const height = rows === 1 ? BAR : SIZE;
	const [width, tall] = [SIZE / columns, height / rows];
	const cells = Array.from({ length: rows * columns }, (_, at) => {
		const [x, y] = [(at % columns) * width, Math.floor(at / columns) * tall];
		const fill = at < count ? "var(--fig-sky)" : "var(--surface-1)";
		return `<rect x="${x + 2}" y="${y + 2}" width="${width}" height="${tall}" fill="${fill}" stroke="var(--ink-2)" stroke-width="2"/>`;
	});
	return `<svg viewBox="0 0 ${SIZE + 4} ${height + 4}" xmlns="http://www.w3.org/2000/svg">${cells.join("")}</svg>`;
}
