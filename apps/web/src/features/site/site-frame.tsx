import type { ReactNode } from "react";
import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { Menu, Moon, Sun, X } from "lucide-react";
import { buttonClass } from "../../ui/buttons/button.tsx";
import { LanguageLinks } from "../../ui/language-links.tsx";
import { Logo } from "../../ui/logo.tsx";
import { OpenLink } from "./open-link.tsx";
import { sitePaths } from "./site-paths.ts";

/** Sections of the home page; the blog also has its own page. */
const sections = [
	["/#features", "Features"],
	["/#pricing", "Pricing"],
	["/#blog", "Blog"],
	["/#why", "Why Us"],
] as const;

export interface SiteFrameProps {
	/** The path of this page: marks its own link in the header. */
	path: string;
	children: ReactNode;
}

/** Header, menu and footer of every public page. The build renders it to static HTML; `start-site.ts` hydrates it. */
export function SiteFrame({ path, children }: SiteFrameProps) {
	return (
		<>
			<a className="skip" href="#main">
				Skip to content
			</a>
			<SiteHeader path={path} />
			<main id="main">{children}</main>
			<SiteFooter path={path} />
		</>
	);
}

function SiteHeader({ path }: { path: string }) {
	return (
		<header className="top" data-top>
			<Logo />
			<nav aria-label="Main">
				<SectionLinks path={path} />
			</nav>
			<div className="end">
				<button
					type="button"
					className="ib needs-script"
					data-theme-toggle
					aria-label="Switch between dark and light theme"
				>
					<Sun className="i when-dark" />
					<Moon className="i when-light" />
				</button>
				<OpenLink mode="login" className={`${buttonClass({ variant: "ghost" })} login`}>
					Login
				</OpenLink>
				<OpenLink mode="create" className={buttonClass({ variant: "primary" })}>
					Try Learnin
				</OpenLink>
				<button type="button" className="ib burger" popoverTarget="site-menu" aria-label="Open menu">
					<Menu className="i" />
				</button>
			</div>
			<SiteMenu path={path} />
		</header>
	);
}

/** Works without a script. */
function SiteMenu({ path }: { path: string }) {
	return (
		<div className="site-menu" id="site-menu" popover="auto">
			<button
				type="button"
				className="ib"
				popoverTarget="site-menu"
				popoverTargetAction="hide"
				aria-label="Close menu"
			>
				<X className="i" />
			</button>
			<nav aria-label="Menu">
				<SectionLinks path={path} />
				<OpenLink mode="login" className="login">
					Login
				</OpenLink>
				<OpenLink mode="create" className={buttonClass({ variant: "primary", size: "lg" })}>
					Try Learnin
				</OpenLink>
			</nav>
		</div>
	);
}

function SiteFooter({ path }: { path: string }) {
	return (
		<footer className="foot">
			<div className="in">
				<Logo />
				<p>Interactive Math Mastery</p>
				<nav aria-label="Footer">
					<SectionLinks path={path} />
					<PageLink href={sitePaths.terms} path={path}>
						Terms of Service
					</PageLink>
					<PageLink href={PRIVACY_PATH} path={path}>
						Privacy
					</PageLink>
				</nav>
				<LanguageLinks />
			</div>
		</footer>
	);
}

/** On the home page they all scroll down. */
function SectionLinks({ path }: { path: string }) {
	return sections.map(([anchor, label]) => (
		<PageLink
			key={label}
			href={label === "Blog" && path !== sitePaths.home ? sitePaths.blog : anchor}
			path={path}
		>
			{label}
		</PageLink>
	));
}

function PageLink({ href, path, children }: { href: string; path: string; children: string }) {
	return (
		<a href={href} {...(href === path && { "aria-current": "page" as const })}>
			{children}
		</a>
	);
}
