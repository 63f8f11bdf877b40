import { NavLink } from "react-router";
import { Logo } from "../../ui/logo.tsx";
import { isOtherDocument } from "../../paths/paths.ts";
import type { MenuEntry } from "./menus.ts";

export interface SidebarContentProps {
	menu: readonly MenuEntry[];
	name: string;
	/** Called when a page was chosen. */
	onChoose?: () => void;
}

/** What stands in the sidebar, and in the drawer that replaces it on smaller screens. */
export function SidebarContent({ menu, name, onChoose }: SidebarContentProps) {
	return (
		<>
			<Logo />
			<nav aria-label="Menu" className="grid gap-0.5">
				{menu.map(({ id, route, label, icon: Icon }) => (
					<NavLink
						key={id}
						to={route}
						reloadDocument={isOtherDocument(route)}
						className="side-link"
						onClick={onChoose}
					>
						<Icon className="i" />
						<span>{label}</span>
					</NavLink>
				))}
			</nav>
			<div className="mt-auto px-2.5">
				<p className="text-ink-3 text-xs">Signed in as</p>
				<p className="truncate text-sm">{name}</p>
			</div>
		</>
	);
}
