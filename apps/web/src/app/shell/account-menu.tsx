import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { LogOut, Moon, Settings, ShieldCheck, Sun, Undo2 } from "lucide-react";
import { signOut } from "../../features/profile/index.ts";
import { useTheme } from "../../platform/look/theme.ts";
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator, MenuSwitch } from "../../ui/overlays/menu.tsx";
import { paths } from "../../paths/paths.ts";
import { AccountButton } from "./account-button.tsx";
import { useAdminMode } from "./admin-mode.ts";
import { settingsOf } from "./header-of.ts";
import type { MenuEntry } from "./menus.ts";

export interface AccountMenuProps {
	profile: UserDetails;
	menu: readonly MenuEntry[];
	/** Present in a session that a parent opened for a child. */
	onBackToParent?: (() => void) | undefined;
}

/** Loaded by the press that opens it: most visits never need it, and it is the heaviest part of the frame. */
export function AccountMenu({ profile, menu, onBackToParent }: AccountMenuProps) {
	const { theme, toggleTheme } = useTheme();
	const [isAdminMode, setIsAdminMode] = useAdminMode(profile);
	const firstName = profile.name.trim().split(/\s+/u)[0];
	return (
		<Menu label="Your account" trigger={<AccountButton profile={profile} />} defaultOpen>
			<MenuHeader>
				<span className="font-display truncate text-lg font-bold">Hi, {firstName}</span>
				{/* The address of a child on a parent's device is the parent's. */}
				{!onBackToParent && <span className="text-ink-3 truncate text-sm">{profile.email}</span>}
			</MenuHeader>
			<MenuSeparator />
			{menu.map(({ id, route, label, icon: Icon }) => (
				<MenuLink key={id} to={route} icon={<Icon />}>
					{label}
				</MenuLink>
			))}
			{!menu.some(({ id }) => id === "settings") && (
				<MenuLink to={settingsOf(profile)} icon={<Settings />}>
					Settings
				</MenuLink>
			)}
			{profile.is_admin && (
				<MenuSwitch checked={isAdminMode} onChange={setIsAdminMode} icon={<ShieldCheck />}>
					Admin mode
				</MenuSwitch>
			)}
			<MenuItem icon={theme === "dark" ? <Sun /> : <Moon />} onSelect={toggleTheme}>
				{theme === "dark" ? "Light theme" : "Dark theme"}
			</MenuItem>
			<MenuSeparator />
			{onBackToParent ? (
				<MenuItem icon={<Undo2 />} onSelect={onBackToParent}>
					Back to your parent
				</MenuItem>
			) : (
				<MenuItem icon={<LogOut />} onSelect={() => void signOut().then(() => location.assign(paths.home))}>
					Logout
				</MenuItem>
			)}
		</Menu>
	);
}
