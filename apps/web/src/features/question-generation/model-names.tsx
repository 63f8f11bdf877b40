import { Fragment } from "react";

/** Names of models in running text: each of their words stays whole, "stand-in" is not torn at its hyphen. */
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
