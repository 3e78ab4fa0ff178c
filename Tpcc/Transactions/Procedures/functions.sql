-- The five transactions as functions of the target. One call is one transaction.

CREATE OR REPLACE FUNCTION tpcc_new_order(w integer, d integer, c integer, entry timestamp, items integer[], supplies integer[], quantities integer[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    tax_w numeric; tax_d numeric; discount numeric; next_id integer; price numeric; info char(24); all_local integer := 1;
BEGIN
    SELECT w_tax INTO STRICT tax_w FROM warehouse WHERE w_id = w;
    SELECT c_discount INTO STRICT discount FROM customer WHERE c_w_id = w AND c_d_id = d AND c_id = c;
    UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = w AND d_id = d RETURNING d_next_o_id - 1, d_tax INTO next_id, tax_d;
    FOR i IN 1 .. array_length(items, 1) LOOP
        IF supplies[i] <> w THEN all_local := 0; END IF;
    END LOOP;
    INSERT INTO orders (o_w_id, o_d_id, o_id, o_c_id, o_entry_d, o_ol_cnt, o_all_local) VALUES (w, d, next_id, c, entry, array_length(items, 1), all_local);
    INSERT INTO new_order (no_w_id, no_d_id, no_o_id) VALUES (w, d, next_id);
    FOR i IN 1 .. array_length(items, 1) LOOP
        SELECT i_price INTO price FROM item WHERE i_id = items[i];
        IF NOT FOUND THEN
            RAISE EXCEPTION 'unused item number' USING ERRCODE = 'TP001';
        END IF;
        UPDATE stock SET s_quantity = CASE WHEN s_quantity - quantities[i] >= 10 THEN s_quantity - quantities[i] ELSE s_quantity - quantities[i] + 91 END,
            s_ytd = s_ytd + quantities[i], s_order_cnt = s_order_cnt + 1, s_remote_cnt = s_remote_cnt + CASE WHEN supplies[i] = w THEN 0 ELSE 1 END
        WHERE s_w_id = supplies[i] AND s_i_id = items[i]
        RETURNING CASE d WHEN 1 THEN s_dist_01 WHEN 2 THEN s_dist_02 WHEN 3 THEN s_dist_03 WHEN 4 THEN s_dist_04 WHEN 5 THEN s_dist_05
            WHEN 6 THEN s_dist_06 WHEN 7 THEN s_dist_07 WHEN 8 THEN s_dist_08 WHEN 9 THEN s_dist_09 ELSE s_dist_10 END INTO info;
        INSERT INTO order_line (ol_w_id, ol_d_id, ol_o_id, ol_number, ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_dist_info)
        VALUES (w, d, next_id, i, items[i], supplies[i], quantities[i], price * quantities[i], info);
    END LOOP;
    RETURN next_id;
END $$;

CREATE OR REPLACE FUNCTION tpcc_customer(w integer, d integer, c integer, last_name text)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    ids integer[];
BEGIN
    IF last_name IS NULL THEN
        RETURN c;
    END IF;
    SELECT array_agg(c_id ORDER BY c_first) INTO ids FROM customer WHERE c_w_id = w AND c_d_id = d AND c_last = last_name;
    RETURN ids[(array_length(ids, 1) + 1) / 2];
END $$;

CREATE OR REPLACE FUNCTION tpcc_payment(w integer, d integer, cw integer, cd integer, c integer, last_name text, paid timestamp, amount numeric)
RETURNS numeric LANGUAGE plpgsql AS $$
DECLARE
    name_w text; name_d text; customer_id integer := tpcc_customer(cw, cd, c, last_name); balance numeric;
BEGIN
    SELECT w_name INTO STRICT name_w FROM warehouse WHERE w_id = w;
    SELECT d_name INTO STRICT name_d FROM district WHERE d_w_id = w AND d_id = d;
    UPDATE customer SET c_balance = c_balance - amount, c_ytd_payment = c_ytd_payment + amount, c_payment_cnt = c_payment_cnt + 1,
        c_data = CASE WHEN c_credit = 'BC'
            THEN substr(customer_id || ' ' || cd || ' ' || cw || ' ' || d || ' ' || w || ' ' || amount || '|' || c_data, 1, 500) ELSE c_data END
    WHERE c_w_id = cw AND c_d_id = cd AND c_id = customer_id RETURNING c_balance INTO balance;
    UPDATE district SET d_ytd = d_ytd + amount WHERE d_w_id = w AND d_id = d;
    UPDATE warehouse SET w_ytd = w_ytd + amount WHERE w_id = w;
    INSERT INTO history (h_c_id, h_c_d_id, h_c_w_id, h_d_id, h_w_id, h_date, h_amount, h_data) VALUES (customer_id, cd, cw, d, w, paid, amount, name_w || '    ' || name_d);
    RETURN balance;
END $$;

CREATE OR REPLACE FUNCTION tpcc_order_status(w integer, d integer, c integer, last_name text)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    customer_id integer := tpcc_customer(w, d, c, last_name); balance numeric; newest integer; line record; line_count integer := 0;
BEGIN
    SELECT c_balance INTO STRICT balance FROM customer WHERE c_w_id = w AND c_d_id = d AND c_id = customer_id;
    SELECT o_id INTO newest FROM orders WHERE o_w_id = w AND o_d_id = d AND o_c_id = customer_id ORDER BY o_id DESC LIMIT 1;
    FOR line IN SELECT ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_delivery_d FROM order_line WHERE ol_w_id = w AND ol_d_id = d AND ol_o_id = newest LOOP
        line_count := line_count + 1;
    END LOOP;
    RETURN line_count;
END $$;

CREATE OR REPLACE FUNCTION tpcc_delivery(w integer, carrier integer, delivered timestamp)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    oldest integer; customer_id integer; amount numeric; delivered_count integer := 0;
BEGIN
    FOR d IN 1 .. 10 LOOP
        SELECT no_o_id INTO oldest FROM new_order WHERE no_w_id = w AND no_d_id = d ORDER BY no_o_id LIMIT 1;
        CONTINUE WHEN NOT FOUND;
        DELETE FROM new_order WHERE no_w_id = w AND no_d_id = d AND no_o_id = oldest;
        CONTINUE WHEN NOT FOUND;
        UPDATE orders SET o_carrier_id = carrier WHERE o_w_id = w AND o_d_id = d AND o_id = oldest RETURNING o_c_id INTO customer_id;
        UPDATE order_line SET ol_delivery_d = delivered WHERE ol_w_id = w AND ol_d_id = d AND ol_o_id = oldest;
        SELECT sum(ol_amount) INTO amount FROM order_line WHERE ol_w_id = w AND ol_d_id = d AND ol_o_id = oldest;
        UPDATE customer SET c_balance = c_balance + amount, c_delivery_cnt = c_delivery_cnt + 1 WHERE c_w_id = w AND c_d_id = d AND c_id = customer_id;
        delivered_count := delivered_count + 1;
    END LOOP;
    RETURN delivered_count;
END $$;

CREATE OR REPLACE FUNCTION tpcc_stock_level(w integer, d integer, threshold integer)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    next_id integer; low bigint;
BEGIN
    SELECT d_next_o_id INTO STRICT next_id FROM district WHERE d_w_id = w AND d_id = d;
    SELECT count(DISTINCT s_i_id) INTO low FROM order_line JOIN stock ON s_w_id = ol_supply_w_id AND s_i_id = ol_i_id
    WHERE ol_w_id = w AND ol_d_id = d AND ol_o_id >= next_id - 20 AND ol_o_id < next_id AND s_w_id = w AND s_quantity < threshold;
    RETURN low;
END $$;
