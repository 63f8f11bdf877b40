import type { TimeZone } from "./time-zones.ts";
import { describeTimeZone } from "./time-zones.ts";

/** Larger cities that no zone is named after, by state or province, below the zone they are in. */
const cities = /* not a text */ `
America/New_York
Connecticut: Hartford
D.C.: Washington
Delaware: Wilmington
Florida: Jacksonville, Miami, Orlando, St. Petersburg, Tallahassee, Tampa
Georgia: Atlanta, Augusta, Savannah
Indiana: Fort Wayne
Maine: Portland
Maryland: Baltimore
Massachusetts: Boston, Springfield, Worcester
New Hampshire: Manchester
New Jersey: Jersey City, Newark
New York: Albany, Brooklyn, Buffalo, Rochester, Syracuse
North Carolina: Charlotte, Durham, Greensboro, Raleigh
Ohio: Akron, Cincinnati, Cleveland, Columbus, Dayton, Toledo
Pennsylvania: Philadelphia, Pittsburgh
Rhode Island: Providence
South Carolina: Charleston, Columbia
Tennessee: Chattanooga, Knoxville
Vermont: Burlington
Virginia: Arlington, Norfolk, Richmond, Virginia Beach
West Virginia: Charleston
America/Chicago
Alabama: Birmingham, Huntsville, Mobile, Montgomery
Arkansas: Little Rock
Illinois: Aurora, Springfield
Iowa: Des Moines
Kansas: Wichita
Louisiana: Baton Rouge, New Orleans
Minnesota: Minneapolis, St. Paul
Mississippi: Jackson
Missouri: Kansas City, Springfield, St. Louis
Nebraska: Lincoln, Omaha
North Dakota: Fargo
Oklahoma: Oklahoma City, Tulsa
South Dakota: Sioux Falls
Tennessee: Memphis, Nashville
Texas: Arlington, Austin, Corpus Christi, Dallas, Fort Worth, Houston, Laredo, Lubbock, Plano, San Antonio
Wisconsin: Madison, Milwaukee
America/Denver
Colorado: Aurora, Colorado Springs
Montana: Billings
New Mexico: Albuquerque, Santa Fe
Texas: El Paso
Utah: Salt Lake City
Wyoming: Cheyenne
America/Phoenix
Arizona: Chandler, Mesa, Scottsdale, Tucson
America/Los_Angeles
California: Anaheim, Bakersfield, Fresno, Irvine, Long Beach, Oakland, Riverside, Sacramento, San Diego, San Francisco, San Jose, Stockton
Nevada: Henderson, Las Vegas, Reno
Oregon: Portland, Salem
Washington: Seattle, Spokane, Tacoma
America/Anchorage
Alaska: Fairbanks
Pacific/Honolulu
Hawaii: Hilo
America/Detroit
Michigan: Ann Arbor, Grand Rapids, Lansing
America/Edmonton
Alberta: Calgary
America/Toronto
Ontario: Ottawa
Quebec: Montreal
Asia/Kathmandu
Nepal: Bharatpur, Biratnagar, Birgunj, Butwal, Dhangadhi, Dharan, Hetauda, Janakpur, Lalitpur, Nepalgunj, Pokhara
Asia/Kolkata
India: Ahmedabad, Bengaluru, Chennai, Delhi, Hyderabad, Mumbai, New Delhi, Pune
`;

/** These cities, each with its zone. */
export function listCities(): TimeZone[] {
	const found: TimeZone[] = [];
	let zone = describeTimeZone("UTC");
	for (const line of cities.trim().split("\n")) {
		const [place = "", names] = line.split(": ");
		if (names === undefined) zone = describeTimeZone(place);
		else
			for (const city of names.split(", ")) {
				found.push({ ...zone, city: `${city}, ${place}`, near: zone.city });
			}
	}
	return found;
}
