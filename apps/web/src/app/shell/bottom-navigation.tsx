import { NavLink } from "react-router";
import { isOtherDocument } from "../../paths/paths.ts";
import type { MenuEntry } from "./menus.ts";

/** On small screens. A bar with one entry would lead nowhere, so it stays away. */
export function BottomNavigation({ menu }: { menu: readonly MenuEntry[] }) {
	const entries = menu.filter(({ quick }) => quick !== undefined);
	if (entries.length < 2) return null;
	return (
		<nav className="bottom-nav" aria-label="Quick menu">
			{entries.map(({ id, route, quick, icon: Icon }) => (
				<NavLink key={id} to={route} reloadDocument={isOtherDocument(route)}>
					<Icon className="size-6" />
					<span>{quick}</span>
				</NavLink>
			))}
		</nav>
	);
}
