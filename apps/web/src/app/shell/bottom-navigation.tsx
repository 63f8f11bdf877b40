import { Link, useLocation } from "react-router";
import { isOtherDocument } from "../../paths/paths.ts";
import { isCurrent, type MenuEntry } from "./menus.ts";

/** For small screens. Hidden if it would have only one entry. */
export function BottomNavigation({ menu }: { menu: readonly MenuEntry[] }) {
	const { pathname } = useLocation();
	const entries = menu.filter(({ quick }) => quick !== undefined);
	if (entries.length < 2) return null;
	return (
		<nav className="bottom-nav" aria-label="Quick menu">
			{entries.map((entry) => (
				<Link
					key={entry.id}
					to={entry.route}
					reloadDocument={isOtherDocument(entry.route)}
					aria-current={isCurrent(entry, pathname) ? "page" : undefined}
				>
					<entry.icon className="size-6" />
					<span>{entry.quick}</span>
				</Link>
			))}
		</nav>
	);
}
