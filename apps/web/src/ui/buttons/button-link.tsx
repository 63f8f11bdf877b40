import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import type { ButtonLook } from "./button.tsx";
import { buttonClass } from "./button.tsx";
import { classNames } from "../class-names.ts";

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {
	icon?: ReactNode;
}

/** A link that looks like a button. `reloadDocument` for pages that are documents of their own. */
export function ButtonLink({
	variant,
	family,
	size,
	block,
	icon,
	className,
	children,
	...rest
}: ButtonLinkProps) {
	const look = buttonClass({
		...(variant && { variant }),
		...(family && { family }),
		...(size && { size }),
		block: block ?? false,
	});
	return (
		<Link {...rest} className={classNames(look, className)}>
			<span className="btn-label">
				{icon}
				{children}
			</span>
		</Link>
	);
}
