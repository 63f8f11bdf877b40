-- Time zones that were stored before they were checked: "IST" is India to a browser and Israel here, "AET" is nothing
-- here, and the sign of "+05:45" is read the other way round. Each becomes the place that the browser meant, one that
-- nobody knows becomes UTC. What is stored keeps to the rule from here on; the next migration looks at all rows.

create temporary table zone_names (name text primary key, place text not null) on commit drop;

-- Places, in whatever case they were written.
insert into zone_names
  select lower(name), min(name) from pg_timezone_names where name ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)/[A-Za-z0-9_+/-]+)$' group by lower(name);

-- Short names, as browsers mean them.
insert into zone_names values
  ('act', 'Australia/Darwin'), ('aet', 'Australia/Sydney'), ('agt', 'America/Argentina/Buenos_Aires'),
  ('art', 'Africa/Cairo'), ('ast', 'America/Anchorage'), ('bet', 'America/Sao_Paulo'), ('bst', 'Asia/Dhaka'),
  ('brazil/acre', 'America/Rio_Branco'), ('brazil/denoronha', 'America/Noronha'),
  ('brazil/east', 'America/Sao_Paulo'), ('brazil/west', 'America/Manaus'), ('cat', 'Africa/Maputo'),
  ('cet', 'Europe/Brussels'), ('cnt', 'America/St_Johns'), ('cst', 'America/Chicago'),
  ('cst6cdt', 'America/Chicago'), ('ctt', 'Asia/Shanghai'), ('canada/atlantic', 'America/Halifax'),
  ('canada/central', 'America/Winnipeg'), ('canada/eastern', 'America/Toronto'),
  ('canada/east-saskatchewan', 'America/Regina'), ('canada/mountain', 'America/Edmonton'),
  ('canada/newfoundland', 'America/St_Johns'), ('canada/pacific', 'America/Vancouver'),
  ('canada/saskatchewan', 'America/Regina'), ('canada/yukon', 'America/Whitehorse'),
  ('chile/continental', 'America/Santiago'), ('chile/easterisland', 'Pacific/Easter'), ('cuba', 'America/Havana'),
  ('eat', 'Africa/Nairobi'), ('ect', 'Europe/Paris'), ('eet', 'Europe/Athens'), ('est', 'America/Panama'),
  ('est5edt', 'America/New_York'), ('egypt', 'Africa/Cairo'), ('eire', 'Europe/Dublin'), ('gb', 'Europe/London'),
  ('gb-eire', 'Europe/London'), ('hst', 'Pacific/Honolulu'), ('hongkong', 'Asia/Hong_Kong'),
  ('iet', 'America/Indiana/Indianapolis'), ('ist', 'Asia/Kolkata'), ('iceland', 'Atlantic/Reykjavik'),
  ('iran', 'Asia/Tehran'), ('israel', 'Asia/Jerusalem'), ('jst', 'Asia/Tokyo'), ('jamaica', 'America/Jamaica'),
  ('japan', 'Asia/Tokyo'), ('kwajalein', 'Pacific/Kwajalein'), ('libya', 'Africa/Tripoli'),
  ('met', 'Europe/Brussels'), ('mit', 'Pacific/Apia'), ('mst', 'America/Phoenix'), ('mst7mdt', 'America/Denver'),
  ('mexico/bajanorte', 'America/Tijuana'), ('mexico/bajasur', 'America/Mazatlan'),
  ('mexico/general', 'America/Mexico_City'), ('net', 'Asia/Yerevan'), ('nst', 'Pacific/Auckland'),
  ('nz', 'Pacific/Auckland'), ('nz-chat', 'Pacific/Chatham'), ('navajo', 'America/Denver'), ('plt', 'Asia/Karachi'),
  ('pnt', 'America/Phoenix'), ('prc', 'Asia/Shanghai'), ('prt', 'America/Puerto_Rico'),
  ('pst', 'America/Los_Angeles'), ('pst8pdt', 'America/Los_Angeles'), ('poland', 'Europe/Warsaw'),
  ('portugal', 'Europe/Lisbon'), ('roc', 'Asia/Taipei'), ('rok', 'Asia/Seoul'), ('sst', 'Pacific/Guadalcanal'),
  ('singapore', 'Asia/Singapore'), ('systemv/ast4', 'America/Puerto_Rico'), ('systemv/ast4adt', 'America/Halifax'),
  ('systemv/cst6', 'America/Regina'), ('systemv/cst6cdt', 'America/Chicago'), ('systemv/est5', 'America/Panama'),
  ('systemv/est5edt', 'America/New_York'), ('systemv/hst10', 'Pacific/Honolulu'),
  ('systemv/mst7', 'America/Phoenix'), ('systemv/mst7mdt', 'America/Denver'), ('systemv/pst8', 'Pacific/Pitcairn'),
  ('systemv/pst8pdt', 'America/Los_Angeles'), ('systemv/yst9', 'Pacific/Gambier'),
  ('systemv/yst9ydt', 'America/Anchorage'), ('turkey', 'Europe/Istanbul'), ('us/alaska', 'America/Anchorage'),
  ('us/aleutian', 'America/Adak'), ('us/arizona', 'America/Phoenix'), ('us/central', 'America/Chicago'),
  ('us/east-indiana', 'America/Indiana/Indianapolis'), ('us/eastern', 'America/New_York'),
  ('us/hawaii', 'Pacific/Honolulu'), ('us/indiana-starke', 'America/Indiana/Knox'),
  ('us/michigan', 'America/Detroit'), ('us/mountain', 'America/Denver'), ('us/pacific', 'America/Los_Angeles'),
  ('us/pacific-new', 'America/Los_Angeles'), ('us/samoa', 'Pacific/Pago_Pago'), ('vst', 'Asia/Ho_Chi_Minh'),
  ('w-su', 'Europe/Moscow'), ('wet', 'Europe/Lisbon');
insert into zone_names select lower(name), 'UTC'
  from unnest(array['GMT', 'GMT+0', 'GMT-0', 'GMT0', 'Greenwich', 'UCT', 'Universal', 'Zulu']) as name;

-- Offsets. The names of Etc count westward.
insert into zone_names
  select sign || to_char(hours, 'FM00') || minutes,
    case when hours = 0 then 'UTC' else 'Etc/GMT' || case sign when '+' then '-' else '+' end || hours end
  from unnest(array['+', '-']) as sign, generate_series(0, 14) as hours, unnest(array['', '00', ':00']) as minutes
  where sign = '+' or hours <= 12;
insert into zone_names
  select left(name, 3) || colon || right(name, 2), place
  from unnest(array['', ':']) as colon, (values
    ('-09:30', 'Pacific/Marquesas'), ('-03:30', 'America/St_Johns'), ('+03:30', 'Asia/Tehran'), ('+04:30', 'Asia/Kabul'),
    ('+05:30', 'Asia/Kolkata'), ('+05:45', 'Asia/Kathmandu'), ('+06:30', 'Asia/Yangon'), ('+08:45', 'Australia/Eucla'),
    ('+09:30', 'Australia/Darwin'), ('+10:30', 'Australia/Lord_Howe'), ('+12:45', 'Pacific/Chatham')) as known (name, place);

update accounts set time_zone = coalesce((select z.place from zone_names z where z.name = lower(accounts.time_zone)), 'UTC')
  where not exists (select from zone_names z where z.place = accounts.time_zone and z.name = lower(z.place));
update students set time_zone = coalesce((select z.place from zone_names z where z.name = lower(students.time_zone)), 'UTC')
  where not exists (select from zone_names z where z.place = students.time_zone and z.name = lower(z.place));
update past_rules set time_zone = coalesce((select z.place from zone_names z where z.name = lower(past_rules.time_zone)), 'UTC')
  where not exists (select from zone_names z where z.place = past_rules.time_zone and z.name = lower(z.place));

alter table accounts add constraint accounts_time_zone_check check (
  time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)/[A-Za-z0-9_+/-]+)$'
  and timezone(time_zone, timestamptz '2026-01-01 00:00:00+00') is not null) not valid;
alter table students add constraint students_time_zone_check check (
  time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)/[A-Za-z0-9_+/-]+)$'
  and timezone(time_zone, timestamptz '2026-01-01 00:00:00+00') is not null) not valid;
alter table past_rules add constraint past_rules_time_zone_check check (
  time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)/[A-Za-z0-9_+/-]+)$'
  and timezone(time_zone, timestamptz '2026-01-01 00:00:00+00') is not null) not valid;
