import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { RichText } from "../../../../ui/text/rich-text.tsx";
import { optionName } from "../../question/answer/drafts.ts";
import "./option-face.css";

/** The content of an option inside a control: visibly its picture and text, for screen readers its name. */
export function OptionFace({ option }: { option: PracticeOption }) {
	const { label, figure, image } = option;
	if (!figure && !image) return <RichText asLabel text={label} />;
	return (
		<span className="pr-face">
			{figure && (
				<span
					className="pr-face-figure"
					aria-hidden="true"
					dangerouslySetInnerHTML={{ __html: figure.svg }}
				/>
			)}
			{image && <img src={image.src} alt="" width={image.width} height={image.height} />}
			{label.html !== "" && <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: label.html }} />}
			<span className="sr">
				{[label.spoken, figure?.alt ?? image?.alt].filter(Boolean).join(", ") || optionName(option)}
			</span>
		</span>
	);
}
