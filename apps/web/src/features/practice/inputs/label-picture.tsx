import type { ReactNode } from "react";
import { figureRatio } from "../question/question-figure.tsx";
import type { QuestionOf } from "./input-props.ts";

export interface LabelPictureProps {
	question: QuestionOf<"LABELED_INPUT">;
	/** What stands on the picture, placed in hundredths of its width and height. */
	children: ReactNode;
}

/** The figure, or the first image, at its own proportions, so that a place in hundredths is a place on it. */
export function LabelPicture({ question: { figure, images }, children }: LabelPictureProps) {
	const [image] = images;
	const ratio = figure ? figureRatio(figure.svg) : image ? image.width / image.height : 1;
	return (
		<div className="lb-picture" style={{ "--ratio": ratio.toFixed(3) } as React.CSSProperties}>
			{figure ? (
				<div role="img" aria-label={figure.alt} dangerouslySetInnerHTML={{ __html: figure.svg }} />
			) : (
				image && <img src={image.src} alt={image.alt} width={image.width} height={image.height} />
			)}
			{children}
		</div>
	);
}
