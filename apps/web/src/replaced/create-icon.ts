import type { ComponentProps } from "react";
import { createElement } from "react";

interface IconData {
	node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Draws an icon of lucide-react; the bundler replaces the library's own code with this. An icon without a name is
 * decorative and hidden from screen readers.
 */
export default function createIcon({ node }: IconData) {
	return (props: ComponentProps<"svg">) =>
		createElement(
			"svg",
			{
				xmlns: "http://www.w3.org/2000/svg",
				width: 24,
				height: 24,
				viewBox: "0 0 24 24",
				fill: "none",
				stroke: "currentColor",
				strokeWidth: 2,
				strokeLinecap: "round",
				strokeLinejoin: "round",
				"aria-hidden": props["aria-label"] === undefined && props.role === undefined ? true : undefined,
				...props,
			},
			node.map(([tag, attributes]) => createElement(tag, attributes)),
		);
}
