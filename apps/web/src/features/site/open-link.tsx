import type { ReactNode } from "react";
import { sitePaths } from "./site-paths.ts";

export interface OpenLinkProps {
	mode: "create" | "login";
	className: string;
	children: string;
	icon?: ReactNode;
}

/** Opens the sign-in dialog; before the script has loaded, a link to the page with the same form. */
export function OpenLink({ mode, className, children, icon }: OpenLinkProps) {
	return (
		<a
			className={className}
			href={mode === "create" ? sitePaths.createAccount : sitePaths.login}
			data-open={mode}
		>
			<span data-open-label>{children}</span>
			{icon}
		</a>
	);
}
