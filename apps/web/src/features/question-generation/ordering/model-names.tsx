import { Fragment } from "react";

/** Names of models in running text, without breaks inside their words, such as at the hyphen of "stand-in". */
export function ModelNames({ names }: { names: readonly string[] }) {
	return names
		.join(", ")
		.split(" ")
		.map((word, at) => (
			<Fragment key={at}>
				{at > 0 && " "}
				<span className="whitespace-nowrap">{word}</span>
			</Fragment>
		));
}
