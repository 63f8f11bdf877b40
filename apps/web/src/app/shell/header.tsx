import { formatPoints } from "@learnin/domain/rewards/points";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { ArrowLeft, Menu as MenuIcon, Star } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Bell } from "../../features/notifications/index.ts";
import { usePreferences } from "../../features/profile/index.ts";
import { placeBefore } from "../../platform/pages/places.ts";
import { IconButton } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useDocumentTitle } from "../../ui/page-title.tsx";
import { ThemeToggle, ThemeToggleInWords } from "../../ui/buttons/theme-toggle.tsx";
import { WalletPill } from "../../ui/people/wallet-pill.tsx";
import { homeOf } from "../decide-route.ts";
import { isOtherDocument, paths } from "../../paths/paths.ts";
import { AccountButton } from "./account-button.tsx";
import { Drawer, drawerId } from "./drawer.tsx";
import type { BackTarget } from "./header-of.ts";
import { headerOf } from "./header-of.ts";
import type { MenuEntry } from "./menus.ts";

const loadMenu = () => import("./account-menu.tsx");
/** If it cannot load now, the press tries again. */
const preload = () => void loadMenu().catch(() => undefined);
const AccountMenu = lazy(() => loadMenu().then((m) => ({ default: m.AccountMenu })));

const BackToParentDialog = lazy(() =>
	import("../../features/practising-as/index.ts").then((m) => ({ default: m.BackToParentDialog })),
);

export interface HeaderProps {
	profile: UserDetails;
	menu: readonly MenuEntry[];
}

export function Header({ profile, menu }: HeaderProps) {
	const { pathname } = useLocation();
	const { title, documentTitle = title, back } = headerOf(pathname, profile);
	const { isCalm } = usePreferences();
	const isScrolled = useIsScrolledPast(8);
	useDocumentTitle(documentTitle);
	return (
		<header className={classNames("header", isScrolled && "scrolled", back !== null && "has-back")}>
			<IconButton label="Open menu" className="lg:hidden!" popoverTarget={drawerId}>
				<MenuIcon className="i" />
			</IconButton>
			<Drawer menu={menu} name={profile.name} />
			{back && <BackButton to={back} home={homeOf(profile)} />}
			<div className="header-title">
				<h1>{title}</h1>
				{profile.user_type === "STUDENT" && !isCalm && <Points value={profile.reward_points} />}
				{profile.user_type === "PARENT" && <WalletPill to={paths.loadWallet} {...profile} />}
			</div>
			<div className="header-end">
				<Bell count={profile.notifications_count} />
				<span className="theme-words">
					<ThemeToggleInWords />
				</span>
				<span className="theme-icon max-sm:hidden">
					<ThemeToggle />
				</span>
				<Account profile={profile} menu={menu} />
			</div>
		</header>
	);
}

function Account({ profile, menu }: Pick<HeaderProps, "profile" | "menu">) {
	const [isWanted, setIsWanted] = useState(false);
	const [isLeaving, setIsLeaving] = useState(false);
	const button = (
		<AccountButton
			profile={profile}
			aria-expanded={false}
			onPointerEnter={preload}
			onFocus={preload}
			onClick={() => setIsWanted(true)}
		/>
	);
	if (!isWanted) return button;
	return (
		<Suspense fallback={button}>
			<AccountMenu
				profile={profile}
				menu={menu}
				onBackToParent={profile.is_opened_by_parent ? () => setIsLeaving(true) : undefined}
			/>
			{isLeaving && <BackToParentDialog onClose={() => setIsLeaving(false)} />}
		</Suspense>
	);
}

function BackButton({ to, home }: { to: NonNullable<BackTarget>; home: string }) {
	const navigate = useNavigate();
	// The first page of this visit: a step back would leave the product.
	const isFirst = useLocation().key === "default";
	const icon = <ArrowLeft className="i" />;
	if (typeof to === "object" || (to === "history" && !isFirst)) {
		const stepBack = () => {
			if (typeof to === "string") return navigate(-1);
			const place = placeBefore() ?? to.otherwise;
			return isOtherDocument(place) ? location.assign(place) : navigate(place);
		};
		return (
			<IconButton label="Back" onClick={() => void stepBack()}>
				{icon}
			</IconButton>
		);
	}
	const target = to === "history" ? home : to;
	return (
		<Link className="ib" to={target} reloadDocument={isOtherDocument(target)} aria-label="Back" title="Back">
			{icon}
		</Link>
	);
}

function Points({ value }: { value: number }) {
	const [points, unit] = formatPoints(value).split(" ");
	return (
		<span className="points-pill">
			<Star className="i" />
			<b className="num">{points}</b>
			<span>{unit}</span>
		</span>
	);
}

function useIsScrolledPast(pixels: number): boolean {
	const [isPast, setIsPast] = useState(false);
	useEffect(() => {
		const look = () => setIsPast(window.scrollY > pixels);
		look();
		window.addEventListener("scroll", look, { passive: true });
		return () => window.removeEventListener("scroll", look);
	}, [pixels]);
	return isPast;
}
