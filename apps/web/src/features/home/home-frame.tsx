import { Menu, Moon, Sun, X } from "lucide-react";
import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { buttonClass } from "../../ui/button.tsx";
import { LanguageLinks } from "../../ui/language-links.tsx";
import { Logo } from "../../ui/logo.tsx";
import { OpenLink } from "./open-link.tsx";

const sections = [
	["#features", "Features"],
	["#pricing", "Pricing"],
	["#blog", "Blog"],
	["#why", "Why Us"],
] as const;

export function HomeHeader() {
	return (
		<header className="top" data-top>
			<Logo />
			<nav aria-label="Main">
				<SectionLinks />
			</nav>
			<div className="end">
				<button
					type="button"
					className="ib"
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
				<button type="button" className="ib burger" popoverTarget="home-menu" aria-label="Open menu">
					<Menu className="i" />
				</button>
			</div>
			<div className="home-menu" id="home-menu" popover="auto">
				<button
					type="button"
					className="ib"
					popoverTarget="home-menu"
					popoverTargetAction="hide"
					aria-label="Close menu"
				>
					<X className="i" />
				</button>
				<nav aria-label="Menu">
					<SectionLinks />
					<OpenLink mode="login" className="login">
						Login
					</OpenLink>
					<OpenLink mode="create" className={buttonClass({ variant: "primary", size: "lg" })}>
						Try Learnin
					</OpenLink>
				</nav>
			</div>
		</header>
	);
}

export function HomeFooter() {
	return (
		<footer className="foot">
			<div className="in">
				<Logo />
				<p>Interactive Math Mastery</p>
				<nav aria-label="Footer">
					<SectionLinks />
					<a href={PRIVACY_PATH}>Privacy</a>
				</nav>
				<LanguageLinks />
			</div>
		</footer>
	);
}

function SectionLinks() {
	return sections.map(([href, label]) => (
		<a key={href} href={href}>
			{label}
		</a>
	));
}
