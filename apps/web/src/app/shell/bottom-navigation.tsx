import { NavLink } from "react-router";
import { isOtherDocument } from "../paths.ts";
import type { MenuEntry } from "./menus.ts";

/** On small screens. A bar with one entry would lead nowhere, so it stays away. */
export function BottomNavigation({ menu }: { menu: readonly MenuEntry[] }) {
	if (menu.length < 2) return null;
	return (
		<nav className="bottom-nav" aria-label="Quick menu">
			{menu.map(({ id, route, label, icon: Icon }) => (
				<NavLink key={id} to={route} reloadDocument={isOtherDocument(route)}>
					<Icon className="size-6" />
					<span>{label}</span>
				</NavLink>
			))}
		</nav>
	);
}
