import { classNames } from "../class-names.ts";
import { RichText } from "./rich-text.tsx";
import "./question-paper.css";

interface Image {
	src: string;
	alt: string;
	width: number;
	height: number;
}

export interface QuestionPaperProps {
	/** As rendered by the server; places of boxes are drawn as empty boxes. */
	prompt: { html: string; spoken: string };
	cta?: { html: string; spoken: string } | null;
	figure: { svg: string; alt: string } | null;
	images: readonly Image[];
	/** Smaller, for a row of a list. */
	isSmall?: boolean;
}

/** A read-only question: its text and pictures, without inputs. */
export function QuestionPaper({ prompt, cta, figure, images, isSmall = false }: QuestionPaperProps) {
	return (
		<div className={classNames("question-paper", isSmall && "question-paper--small")}>
			<RichText text={prompt} className="rich question-prompt" />
			{cta && <RichText text={cta} className="rich question-cta" />}
			{figure && <QuestionFigure figure={figure} />}
			{images.map((image) => (
				<QuestionImage key={image.src} image={image} />
			))}
		</div>
	);
}

/** Drawn by our own code, checked by the server; `alt` describes it. */
export function QuestionFigure({ figure: { svg, alt } }: { figure: { svg: string; alt: string } }) {
	return (
		<div className="question-figure" role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
	);
}

/** An uploaded picture; its size reserves its space while it loads. */
export function QuestionImage({ image: { src, alt, width, height } }: { image: Image }) {
	return <img className="question-image" src={src} alt={alt} width={width} height={height} loading="lazy" />;
}
