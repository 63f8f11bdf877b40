export interface Figure {
	svg: string;
	alt: string;
}

/** The server's own drawing; it has no accessible names inside, so it is one image with one description. */
export function QuestionFigure({ figure }: { figure: Figure }) {
	return (
		<div
			className="pr-figure"
			role="img"
			aria-label={figure.alt}
			dangerouslySetInnerHTML={{ __html: figure.svg }}
		/>
	);
}

/** Wide figures are above the answer, others beside it. */
export function figureLayout(svg: string): "above" | "beside" {
	return figureRatio(svg) > 2.5 ? "above" : "beside";
}

/** Width by height. */
export function figureRatio(svg: string): number {
	const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(/[\s,]+/).map(Number);
	return width / height || 1;
}
