import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export function Badge({
	tone,
	icon,
	children,
}: {
	tone?: "sky" | "mint" | "coral" | "lilac" | "gold";
	icon?: ReactNode;
	children: ReactNode;
}) {
	return (
		<span className={classNames("chip", tone && `chip--${tone}`)}>
			{icon}
			{children}
		</span>
	);
}
