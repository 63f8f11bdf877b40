import { renderToStaticMarkup } from "react-dom/server";
import { BlogSection } from "./blog-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { Hero } from "./hero.tsx";
import { HomeFooter, HomeHeader } from "./home-frame.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { ReportSection } from "./report-section.tsx";
import { WhySection } from "./why-section.tsx";

/** The home page is plain HTML made by the build; `start-home.ts` brings it to life. */
function HomePage() {
	return (
		<>
			<a className="skip" href="#main">
				Skip to content
			</a>
			<HomeHeader />
			<main id="main">
				<Hero />
				<FeaturesSection />
				<ReportSection />
				<WhySection />
				<PricingSection />
				<BlogSection />
			</main>
			<HomeFooter />
		</>
	);
}

export function renderHome(): string {
	return renderToStaticMarkup(<HomePage />);
}
