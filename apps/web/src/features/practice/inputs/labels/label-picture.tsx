import type { ReactNode } from "react";
import { figureRatio } from "../../question/question-figure.tsx";
import type { QuestionOf } from "../input-props.ts";

export interface LabelPictureProps {
	question: QuestionOf<"LABELED_INPUT">;
	/** The content on the picture, positioned in percent of its width and height. */
	children: ReactNode;
}

/** The figure, or the first image, in its own proportions, so that percentages are positions on it. */
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
