import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { ThemeToggle } from "../../ui/buttons/theme-toggle.tsx";
import "../../styles/sign-in.css";

/** The frame of the pages for emailed links. */
export function PublicPage({
	title,
	lead,
	children,
}: {
	title: string;
	lead: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="sign-in-page paper">
			<header className="flex items-center justify-between px-4 py-3 sm:px-6">
				<Logo />
				<ThemeToggle />
			</header>
			<main id="main" className="m-auto grid w-full max-w-[30rem] gap-5 px-4 pt-4 pb-16">
				<PageTitle lead={lead}>{title}</PageTitle>
				<Card>{children}</Card>
			</main>
		</div>
	);
}
